CREATE TABLE "business_tools"."expected_sales" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"title" text NOT NULL,
	"sold_kind" text,
	"sold_id" text,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"expected_on" date,
	"sequence" integer NOT NULL,
	CONSTRAINT "expected_sales_amount_check" CHECK (fee_cents between 0 and gross_cents)
);
--> statement-breakpoint
CREATE INDEX "expected_sales_professional_id_idx" ON "business_tools"."expected_sales" USING btree ("professional_id","expected_on","payment_id") WHERE gross_cents > 0;