CREATE TABLE "education_events"."waitlist_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_child" boolean NOT NULL,
	"ticket_type_id" uuid,
	"status" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"offer_expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "waitlist_places_offer_check" CHECK ((status = 'offered') = (offer_expires_at is not null)),
	CONSTRAINT "waitlist_places_status_check" CHECK ((status in ('waiting', 'offered')) = (ended_at is null))
);
--> statement-breakpoint
ALTER TABLE "education_events"."waitlist_places" ADD CONSTRAINT "waitlist_places_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "education_events"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_places_event_id_user_id_unique" ON "education_events"."waitlist_places" USING btree ("event_id","user_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_places_open_idx" ON "education_events"."waitlist_places" USING btree ("event_id","joined_at","id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_places_user_id_idx" ON "education_events"."waitlist_places" USING btree ("user_id","joined_at","id");