ALTER TABLE "marketplace"."job_requests" ADD COLUMN "is_youth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Youth jobs are few among all: what children look through has indexes of its own, as all jobs have.
CREATE INDEX "job_requests_youth_newest_idx" ON "marketplace"."job_requests" USING btree ("created_at","id") WHERE status = 'open' and is_youth;
--> statement-breakpoint
CREATE INDEX "job_requests_youth_place_idx" ON "marketplace"."job_requests" USING gist (rough_place) WHERE status = 'open' AND is_youth AND rough_place IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_requests_youth_unplaced_idx" ON "marketplace"."job_requests" USING btree ("created_at","id") WHERE status = 'open' AND is_youth AND rough_place IS NULL;
