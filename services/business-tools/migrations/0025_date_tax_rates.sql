CREATE TABLE "business_tools"."earlier_tax_rates" (
	"country" text NOT NULL,
	"valid_to" date NOT NULL,
	"vat_rate" numeric(10, 6) NOT NULL,
	"gst_rate" numeric(10, 6) NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "earlier_tax_rates_country_valid_to_pk" PRIMARY KEY("country","valid_to")
);
--> statement-breakpoint
-- Rates that changed since 2023, as the countries announced them; the version still running knows the present ones alone.
insert into "business_tools"."earlier_tax_rates" ("country", "valid_to", "vat_rate", "gst_rate", "source", "as_of") values
  ('Estonia', '2023-12-31', 20, 0, 'Standard rate until 2023; to be checked with the tax authority', '2026-11-28'),
  ('Estonia', '2025-06-30', 22, 0, 'Standard rate from 2024-01-01 to 2025-06-30; to be checked with the tax authority', '2026-11-28'),
  ('Finland', '2024-08-31', 24, 0, 'Standard rate until 2024-08-31; to be checked with the tax authority', '2026-11-28'),
  ('Romania', '2025-07-31', 19, 0, 'Standard rate until 2025-07-31; to be checked with the tax authority', '2026-11-28'),
  ('Slovakia', '2024-12-31', 20, 0, 'Standard rate until 2024; to be checked with the tax authority', '2026-11-28');
