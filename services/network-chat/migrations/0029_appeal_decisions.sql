ALTER TABLE "network_chat"."reports" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD COLUMN "appeal_outcome" text;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD COLUMN "appeal_decided_by" uuid;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD COLUMN "appeal_reason" text;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD COLUMN "appeal_decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reports_appealed_at_idx" ON "network_chat"."reports" USING btree ("appealed_at","id") WHERE appealed_at is not null and appeal_decided_at is null;--> statement-breakpoint
ALTER TABLE "network_chat"."reports" ADD CONSTRAINT "reports_appeal_check" CHECK (appealed_at is null or decided_at is not null);