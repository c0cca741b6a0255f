CREATE SCHEMA IF NOT EXISTS "business_tools";
--> statement-breakpoint
CREATE TABLE "business_tools"."calendar_feeds" (
	"professional_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."ce_requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"requirement_name" text NOT NULL,
	"hours_required" numeric(6, 2) NOT NULL,
	"hours_completed" numeric(6, 2) DEFAULT 0 NOT NULL,
	"deadline" date NOT NULL,
	"related_license_id" uuid,
	"remind_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ce_requirements_hours_check" CHECK (hours_required > 0 and hours_completed >= 0),
	CONSTRAINT "ce_requirements_name_check" CHECK (requirement_name <> '')
);
--> statement-breakpoint
CREATE TABLE "business_tools"."certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"certification_name" text NOT NULL,
	"issuing_organization" text NOT NULL,
	"certification_number" text,
	"issue_date" date,
	"expiry_date" date,
	"remind_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certifications_name_check" CHECK (certification_name <> '' and issuing_organization <> '')
);
--> statement-breakpoint
CREATE TABLE "business_tools"."deductions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"category" text,
	"source" text NOT NULL,
	"service_id" uuid,
	"posting_id" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deductions_posting_id_unique" UNIQUE("posting_id"),
	CONSTRAINT "deductions_amount_check" CHECK (amount_cents > 0 or source = 'automatic'),
	CONSTRAINT "deductions_posting_check" CHECK ((source = 'automatic') = (posting_id is not null)),
	CONSTRAINT "deductions_category_check" CHECK (category is not null and length(category) <= 50),
	CONSTRAINT "deductions_text_check" CHECK (length(description) <= 500 and length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."financial_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"statement_type" text NOT NULL,
	"year" integer NOT NULL,
	"period" text NOT NULL,
	"data" jsonb NOT NULL,
	"generated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financial_statements_unique" UNIQUE("professional_id","year","period","statement_type")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."income_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"category" text,
	"source" text NOT NULL,
	"service_id" uuid,
	"posting_id" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "income_records_posting_id_unique" UNIQUE("posting_id"),
	CONSTRAINT "income_records_amount_check" CHECK (amount_cents > 0 or source = 'automatic'),
	CONSTRAINT "income_records_posting_check" CHECK ((source = 'automatic') = (posting_id is not null)),
	CONSTRAINT "income_records_category_check" CHECK (length(category) <= 50),
	CONSTRAINT "income_records_text_check" CHECK (length(description) <= 500 and length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."licenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"license_name" text NOT NULL,
	"license_number" text NOT NULL,
	"license_type" text,
	"issuing_state" text,
	"issue_date" date,
	"expiry_date" date,
	"remind_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licenses_name_check" CHECK (license_name <> '' and license_number <> '')
);
--> statement-breakpoint
CREATE TABLE "business_tools"."month_totals" (
	"professional_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"category" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"record_count" integer NOT NULL,
	CONSTRAINT "month_totals_professional_id_month_kind_category_is_automatic_pk" PRIMARY KEY("professional_id","month","kind","category","is_automatic"),
	CONSTRAINT "month_totals_count_check" CHECK (record_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."owner_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"move" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owner_entries_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "owner_entries_text_check" CHECK (length(description) <= 500)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."record_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" text NOT NULL,
	"before" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_tools"."tax_estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"quarter" integer,
	"location_state" text NOT NULL,
	"location_city" text,
	"method" text NOT NULL,
	"rule_set_version" integer,
	"total_income_cents" bigint NOT NULL,
	"total_deductions_cents" bigint NOT NULL,
	"taxable_income_cents" bigint NOT NULL,
	"federal_tax_cents" bigint NOT NULL,
	"state_tax_cents" bigint NOT NULL,
	"city_tax_cents" bigint NOT NULL,
	"self_employment_tax_cents" bigint NOT NULL,
	"total_tax_due_cents" bigint NOT NULL,
	"flat" jsonb NOT NULL,
	"detailed" jsonb,
	"instalment_cents" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_estimates_quarter_check" CHECK (quarter between 1 and 4),
	CONSTRAINT "tax_estimates_method_check" CHECK ((method = 'detailed') = (detailed is not null))
);
--> statement-breakpoint
CREATE TABLE "business_tools"."tax_profiles" (
	"professional_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"filing_status" text NOT NULL,
	"wages_cents" bigint NOT NULL,
	"withheld_cents" bigint NOT NULL,
	"last_year_tax_cents" bigint,
	"last_year_income_cents" bigint,
	"takes_qbi" boolean NOT NULL,
	"paid_cents" bigint NOT NULL,
	"set_aside_cents" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_profiles_professional_id_year_pk" PRIMARY KEY("professional_id","year")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."tax_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"professional_id" uuid,
	"location_state" text NOT NULL,
	"year" integer NOT NULL,
	"federal_rate" numeric(9, 6) NOT NULL,
	"state_rate" numeric(9, 6) NOT NULL,
	"city_rate" numeric(9, 6),
	"self_employment_rate" numeric(9, 6) NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "tax_rates_professional_id_location_state_year_unique" UNIQUE NULLS NOT DISTINCT("professional_id","location_state","year"),
	CONSTRAINT "tax_rates_percent_check" CHECK (federal_rate between 0 and 100 and state_rate between 0 and 100
        and city_rate between 0 and 100 and self_employment_rate between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."tax_rule_sets" (
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "tax_rule_sets_year_version_pk" PRIMARY KEY("year","version")
);
--> statement-breakpoint
CREATE TABLE "business_tools"."time_zones" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_tools"."yoy_analysis" (
	"professional_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"total_revenue_cents" bigint NOT NULL,
	"total_expenses_cents" bigint NOT NULL,
	"net_profit_cents" bigint NOT NULL,
	"profit_margin" numeric(20, 2) NOT NULL,
	"growth_rate" numeric(20, 2),
	CONSTRAINT "yoy_analysis_professional_id_year_pk" PRIMARY KEY("professional_id","year")
);
--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD CONSTRAINT "ce_requirements_related_license_id_licenses_id_fk" FOREIGN KEY ("related_license_id") REFERENCES "business_tools"."licenses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ce_requirements_professional_id_idx" ON "business_tools"."ce_requirements" USING btree ("professional_id","deadline","id");--> statement-breakpoint
CREATE INDEX "ce_requirements_license_idx" ON "business_tools"."ce_requirements" USING btree ("related_license_id");--> statement-breakpoint
CREATE INDEX "ce_requirements_remind_on_idx" ON "business_tools"."ce_requirements" USING btree ("remind_on") WHERE remind_on is not null;--> statement-breakpoint
CREATE INDEX "certifications_professional_id_idx" ON "business_tools"."certifications" USING btree ("professional_id",coalesce(expiry_date, 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "certifications_remind_on_idx" ON "business_tools"."certifications" USING btree ("remind_on") WHERE remind_on is not null;--> statement-breakpoint
CREATE INDEX "deductions_professional_id_idx" ON "business_tools"."deductions" USING btree ("professional_id","date","id");--> statement-breakpoint
CREATE INDEX "deductions_category_idx" ON "business_tools"."deductions" USING btree ("professional_id",coalesce(category, 'Other'),"date","id");--> statement-breakpoint
CREATE INDEX "income_records_professional_id_idx" ON "business_tools"."income_records" USING btree ("professional_id","date","id");--> statement-breakpoint
CREATE INDEX "income_records_category_idx" ON "business_tools"."income_records" USING btree ("professional_id",coalesce(category, 'Other'),"date","id");--> statement-breakpoint
CREATE INDEX "licenses_professional_id_idx" ON "business_tools"."licenses" USING btree ("professional_id",coalesce(expiry_date, 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "licenses_remind_on_idx" ON "business_tools"."licenses" USING btree ("remind_on") WHERE remind_on is not null;--> statement-breakpoint
CREATE INDEX "owner_entries_professional_id_idx" ON "business_tools"."owner_entries" USING btree ("professional_id","date","id");--> statement-breakpoint
CREATE INDEX "record_changes_professional_id_idx" ON "business_tools"."record_changes" USING btree ("professional_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "tax_estimates_professional_id_idx" ON "business_tools"."tax_estimates" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tax_rates_year_idx" ON "business_tools"."tax_rates" USING btree ("year");