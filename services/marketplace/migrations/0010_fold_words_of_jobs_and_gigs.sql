-- What was written is folded anew, and its indexes with it. The version still running asks in small letters, and finds as
-- much as before by words without accents and apostrophes.
ALTER TABLE "marketplace"."job_requests"
  ALTER COLUMN "search_text" SET EXPRESSION AS (fold(title || ' ' || description || ' ' || coalesce(location, ''))),
  ALTER COLUMN "search_title" SET EXPRESSION AS (fold(title));--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs"
  ALTER COLUMN "search_text" SET EXPRESSION AS (fold(title || ' ' || description)),
  ALTER COLUMN "search_title" SET EXPRESSION AS (fold(title));--> statement-breakpoint
ANALYZE "marketplace"."job_requests", "marketplace"."professional_gigs";
