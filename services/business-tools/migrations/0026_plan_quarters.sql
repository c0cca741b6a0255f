CREATE TABLE "business_tools"."expected_work" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"held_cents" bigint NOT NULL,
	"expected_on" date,
	"sequence" integer NOT NULL,
	CONSTRAINT "expected_work_amount_check" CHECK (gross_cents >= 0 and fee_cents between 0 and gross_cents and held_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."recurring_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"rhythm" text NOT NULL,
	"anchor_day" integer NOT NULL,
	"next_on" date,
	"ends_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recurring_entries_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "recurring_entries_anchor_check" CHECK (anchor_day between 1 and 31),
	CONSTRAINT "recurring_entries_text_check" CHECK (length(description) <= 500 and length(category) <= 50
        and (kind = 'income' or category is not null))
);
--> statement-breakpoint
CREATE INDEX "expected_work_professional_id_idx" ON "business_tools"."expected_work" USING btree ("professional_id","expected_on","service_id") WHERE gross_cents > 0;--> statement-breakpoint
CREATE INDEX "recurring_entries_professional_id_idx" ON "business_tools"."recurring_entries" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recurring_entries_next_on_idx" ON "business_tools"."recurring_entries" USING btree ("next_on") WHERE next_on is not null;