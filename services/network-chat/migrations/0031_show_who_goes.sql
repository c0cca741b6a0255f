CREATE TABLE "network_chat"."event_goers" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"shown_until" timestamp (3) with time zone,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_goers_event_id_idx" ON "network_chat"."event_goers" USING btree ("event_id","person_id");--> statement-breakpoint
CREATE INDEX "event_goers_person_id_idx" ON "network_chat"."event_goers" USING btree ("person_id","registration_id");