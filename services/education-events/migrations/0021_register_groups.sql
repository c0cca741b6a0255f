DROP INDEX "education_events"."event_registrations_event_id_user_id_unique";--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "guest_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "event_registrations_group_id_idx" ON "education_events"."event_registrations" USING btree ("group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_event_id_user_id_unique" ON "education_events"."event_registrations" USING btree ("event_id","user_id","guest_number") WHERE status in ('awaiting_guardian', 'held', 'confirmed');