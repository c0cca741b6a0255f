ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "remind_on" date;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "told_number" integer;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "told_cents" bigint;--> statement-breakpoint
CREATE INDEX "deductions_source_idx" ON "business_tools"."deductions" USING btree ("professional_id","source","date","id");--> statement-breakpoint
CREATE INDEX "deductions_source_category_idx" ON "business_tools"."deductions" USING btree ("professional_id","source",coalesce(category, 'Other'),"date","id");--> statement-breakpoint
CREATE INDEX "income_records_source_idx" ON "business_tools"."income_records" USING btree ("professional_id","source","date","id");--> statement-breakpoint
CREATE INDEX "income_records_source_category_idx" ON "business_tools"."income_records" USING btree ("professional_id","source",coalesce(category, 'Other'),"date","id");--> statement-breakpoint
CREATE INDEX "tax_profiles_remind_on_idx" ON "business_tools"."tax_profiles" USING btree ("remind_on") WHERE remind_on is not null;--> statement-breakpoint
-- The payments of profiles that were saved before are looked at at once.
UPDATE "business_tools"."tax_profiles" SET "remind_on" = "updated_at"::date;
