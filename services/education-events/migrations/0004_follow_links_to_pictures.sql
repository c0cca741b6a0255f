ALTER TABLE "education_events"."events" ADD COLUMN "picture_link" text;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "picture_state" text;--> statement-breakpoint
CREATE INDEX "events_fetching_idx" ON "education_events"."events" USING btree ("organizer_id") WHERE picture_state = 'fetching';--> statement-breakpoint
-- No page leads to a foreign server any more: what was given by a link is fetched once.
UPDATE "education_events"."events" SET
  "picture_link" = "image_url", "image_url" = NULL,
  "picture_state" = CASE "status" WHEN 'upcoming' THEN 'fetching' ELSE 'failed' END
WHERE "image_url" IS NOT NULL AND "picture_key" IS NULL;--> statement-breakpoint
INSERT INTO "education_events"."person_tasks" ("id", "kind", "user_id")
SELECT gen_random_uuid(), 'fetching-pictures', "organizer_id" FROM "education_events"."events"
WHERE "picture_state" = 'fetching' GROUP BY "organizer_id";
