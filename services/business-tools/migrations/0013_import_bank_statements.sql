CREATE TABLE "business_tools"."arrived_payouts" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_tools"."bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statements_professional_id_unique" UNIQUE("professional_id")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."imported_rows" (
	"professional_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"record_id" uuid NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_rows_professional_id_fingerprint_pk" PRIMARY KEY("professional_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."statement_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"words" text NOT NULL,
	"is_money_in" boolean NOT NULL,
	"choice" text DEFAULT 'Leave out' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_rules_words_unique" UNIQUE("professional_id","words","is_money_in"),
	CONSTRAINT "statement_rules_text_check" CHECK (length(words) <= 80 and length(choice) <= 50)
);
--> statement-breakpoint
CREATE INDEX "arrived_payouts_professional_id_idx" ON "business_tools"."arrived_payouts" USING btree ("professional_id","day");--> statement-breakpoint
CREATE INDEX "bank_statements_created_at_idx" ON "business_tools"."bank_statements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imported_rows_record_id_idx" ON "business_tools"."imported_rows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "statement_rules_professional_id_idx" ON "business_tools"."statement_rules" USING btree ("professional_id","created_at","id");