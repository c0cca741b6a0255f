-- What courses and events are found by, folded when it is written; rows of before are folded here.
ALTER TABLE "education_events"."events" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || location)) STORED;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(title || ' ' || description)) STORED;--> statement-breakpoint
ALTER TABLE "education_events"."people" ADD COLUMN "search_name" text
  GENERATED ALWAYS AS (fold(full_name)) STORED;
