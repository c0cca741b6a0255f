CREATE TABLE "education_events"."door_taps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "checked_in_tap" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."door_taps" ADD CONSTRAINT "door_taps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "education_events"."events"("id") ON DELETE no action ON UPDATE no action;