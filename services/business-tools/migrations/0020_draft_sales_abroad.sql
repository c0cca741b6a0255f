CREATE TABLE "business_tools"."sale_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"country" text NOT NULL,
	"product_description" text NOT NULL,
	"sale_amount_cents" bigint NOT NULL,
	"sale_date" date NOT NULL,
	"sale_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_drafts_posting_id_unique" UNIQUE("posting_id"),
	CONSTRAINT "sale_drafts_amount_check" CHECK (sale_amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "business_tools"."international_sales" ADD COLUMN "is_income" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."international_sales" ADD COLUMN "service_id" uuid;--> statement-breakpoint
CREATE INDEX "sale_drafts_open_idx" ON "business_tools"."sale_drafts" USING btree ("professional_id","sale_date","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "sale_drafts_sale_id_idx" ON "business_tools"."sale_drafts" USING btree ("sale_id");