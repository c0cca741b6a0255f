-- What is typed of adults is looked for by name and profession, and by place. The statistics of a partial index are not
-- asked: these tell the planner whether a word is usual, so that it is met soon by name, or rare, so that the index finds it.
CREATE INDEX "people_adults_places_idx" ON "network_chat"."people" USING gin (lower(location) gin_trgm_ops) WHERE account_type <> 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
CREATE STATISTICS "network_chat"."people_words_statistics" ON (lower(full_name || ' | ' || coalesce(profession, ''))) FROM "network_chat"."people";--> statement-breakpoint
CREATE STATISTICS "network_chat"."people_places_statistics" ON (lower(location)) FROM "network_chat"."people";--> statement-breakpoint
ANALYZE "network_chat"."people";
