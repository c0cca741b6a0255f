ALTER TABLE "business_tools"."deductions" ADD COLUMN "origin_kind" text;--> statement-breakpoint
ALTER TABLE "business_tools"."deductions" ADD COLUMN "origin_id" text;--> statement-breakpoint
ALTER TABLE "business_tools"."income_records" ADD COLUMN "origin_kind" text;--> statement-breakpoint
ALTER TABLE "business_tools"."income_records" ADD COLUMN "origin_id" text;--> statement-breakpoint
CREATE INDEX "deductions_origin_idx" ON "business_tools"."deductions" USING btree ("professional_id",coalesce(origin_id, service_id::text));--> statement-breakpoint
CREATE INDEX "income_records_origin_idx" ON "business_tools"."income_records" USING btree ("professional_id",coalesce(origin_id, service_id::text));--> statement-breakpoint
CREATE INDEX "record_changes_removed_posting_idx" ON "business_tools"."record_changes" USING btree ("professional_id",(before ->> 'postingId')) WHERE change = 'deleted';--> statement-breakpoint
ALTER TABLE "business_tools"."deductions" ADD CONSTRAINT "deductions_origin_check" CHECK ((origin_kind is null) = (origin_id is null));--> statement-breakpoint
ALTER TABLE "business_tools"."income_records" ADD CONSTRAINT "income_records_origin_check" CHECK ((origin_kind is null) = (origin_id is null));--> statement-breakpoint
-- Refunds stand on a line of their own from now on, also those that were booked before.
WITH refunds AS (
  UPDATE "business_tools"."income_records" SET "category" = 'Returns & refunds'
  WHERE "source" = 'automatic' AND "amount_cents" < 0 AND "category" = 'Services'
  RETURNING "professional_id", "date", "amount_cents"
), sums AS (
  SELECT "professional_id", date_trunc('month', "date")::date AS "month", sum("amount_cents") AS "cents", count(*) AS "records"
  FROM refunds GROUP BY 1, 2
), services AS (
  UPDATE "business_tools"."month_totals" AS total
  SET "amount_cents" = total."amount_cents" - sums."cents", "record_count" = total."record_count" - sums."records"
  FROM sums
  WHERE total."professional_id" = sums."professional_id" AND total."month" = sums."month"
    AND total."kind" = 'income' AND total."category" = 'Services' AND total."is_automatic"
)
INSERT INTO "business_tools"."month_totals" ("professional_id", "kind", "month", "category", "is_automatic", "amount_cents", "record_count")
SELECT "professional_id", 'income', "month", 'Returns & refunds', true, "cents", "records" FROM sums;
