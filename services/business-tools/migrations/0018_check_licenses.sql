ALTER TABLE "business_tools"."licenses" ADD COLUMN "check" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD COLUMN "paper_id" uuid;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD COLUMN "refusal" text;--> statement-breakpoint
CREATE INDEX "licenses_waiting_idx" ON "business_tools"."licenses" USING btree ("asked_at","id") WHERE "check" = 'waiting';