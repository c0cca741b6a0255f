-- What an entry is found by, folded when it is written; rows of before are folded here. The version still running names its columns,
-- and does not see these.
ALTER TABLE "business_tools"."income_records" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(description || ' ' || coalesce(note, ''))) STORED;--> statement-breakpoint
ALTER TABLE "business_tools"."deductions" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(description || ' ' || coalesce(note, ''))) STORED;--> statement-breakpoint
CREATE INDEX "deductions_words_idx" ON "business_tools"."deductions" USING gin ("professional_id",search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "income_records_words_idx" ON "business_tools"."income_records" USING gin ("professional_id",search_text gin_trgm_ops);
