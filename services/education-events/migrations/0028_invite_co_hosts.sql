CREATE TABLE "education_events"."co_hosts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "education_events"."co_hosts" ADD CONSTRAINT "co_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "education_events"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "co_hosts_open_email_key" ON "education_events"."co_hosts" USING btree ("event_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "co_hosts_event_id_idx" ON "education_events"."co_hosts" USING btree ("event_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "co_hosts_user_id_idx" ON "education_events"."co_hosts" USING btree ("user_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "contacts_email_idx" ON "education_events"."contacts" USING btree (lower("email"));