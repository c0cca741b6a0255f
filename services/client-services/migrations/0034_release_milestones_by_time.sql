ALTER TABLE "client_services"."milestones" ADD COLUMN "releases_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "milestones_releases_at_idx" ON "client_services"."milestones" USING btree ("releases_at") WHERE releases_at is not null;--> statement-breakpoint
-- Milestones that are marked as done already have the same days from now on.
UPDATE "client_services"."milestones" SET "releases_at" = now() + interval '14 days' WHERE "status" = 'funded' AND "finished_at" IS NOT NULL;
