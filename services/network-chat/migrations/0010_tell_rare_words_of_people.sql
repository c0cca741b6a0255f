-- Of a hundred values kept one stands for a hundredth of all: where it happens to be of a rare word, that counts as usual, and
-- is looked for among all people by name. One in a thousand does not turn the planner round.
ALTER STATISTICS "network_chat"."people_words_statistics" SET STATISTICS 1000;--> statement-breakpoint
ALTER STATISTICS "network_chat"."people_places_statistics" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "network_chat"."people";
