-- What people are found by, folded when it is written; rows of before are folded here. Of a child that is its name alone. The
-- version still running finds the same as before, without an index.
ALTER TABLE "network_chat"."people"
  ADD COLUMN "search_name" text GENERATED ALWAYS AS (fold(full_name)) STORED,
  ADD COLUMN "search_words" text GENERATED ALWAYS AS (fold(full_name || ' ' || coalesce(profession, ''))) STORED,
  ADD COLUMN "search_place" text GENERATED ALWAYS AS (fold(location)) STORED;--> statement-breakpoint
DROP STATISTICS "network_chat"."people_words_statistics", "network_chat"."people_places_statistics";--> statement-breakpoint
DROP INDEX "network_chat"."people_adults_words_idx", "network_chat"."people_adults_places_idx";--> statement-breakpoint
CREATE INDEX "people_adults_words_idx" ON "network_chat"."people" USING gin (search_words gin_trgm_ops) WHERE account_type <> 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
CREATE INDEX "people_adults_places_idx" ON "network_chat"."people" USING gin (search_place gin_trgm_ops) WHERE account_type <> 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
-- Without fine statistics the planner takes rare and common words for the same.
ALTER TABLE "network_chat"."people"
  ALTER COLUMN "search_words" SET STATISTICS 1000, ALTER COLUMN "search_place" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "network_chat"."people";
