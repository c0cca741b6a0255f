ALTER TABLE "education_events"."course_sessions" ADD COLUMN "tell_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "education_events"."course_sessions" ADD COLUMN "told_through" uuid;--> statement-breakpoint
CREATE INDEX "course_sessions_tell_at_idx" ON "education_events"."course_sessions" USING btree ("tell_at") WHERE tell_at is not null;--> statement-breakpoint
UPDATE "education_events"."course_sessions" SET "tell_at" = "starts_at" - interval '1 day' WHERE "cancelled_at" IS NULL AND "starts_at" > now();
