ALTER TABLE "marketplace"."job_requests" ADD COLUMN "search_title" text GENERATED ALWAYS AS (lower(title)) STORED;--> statement-breakpoint
CREATE INDEX "job_requests_search_title_idx" ON "marketplace"."job_requests" USING gin (search_title gin_trgm_ops) WHERE status = 'open';
--> statement-breakpoint
-- Without fine statistics the planner takes rare and common words for the same.
ALTER TABLE "marketplace"."job_requests" ALTER COLUMN "search_title" SET STATISTICS 1000;
