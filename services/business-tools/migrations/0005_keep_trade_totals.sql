CREATE TABLE "business_tools"."trade_totals" (
	"professional_id" uuid NOT NULL,
	"card" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"usd_cents" bigint NOT NULL,
	"record_count" integer NOT NULL,
	CONSTRAINT "trade_totals_professional_id_card_currency_pk" PRIMARY KEY("professional_id","card","currency")
);--> statement-breakpoint
-- What is there already is counted once; from now on each record counts itself.
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'totalSales', currency, sum(sale_amount_cents), sum(round((sale_amount_cents) * fx_rate)), count(*)
FROM "business_tools"."international_sales" GROUP BY professional_id, currency;--> statement-breakpoint
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'taxCollected', currency, sum(tax_amount_cents), sum(round((tax_amount_cents) * fx_rate)), count(*)
FROM "business_tools"."international_sales" GROUP BY professional_id, currency;--> statement-breakpoint
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'importCosts', currency, sum(total_cost_cents), sum(round((total_cost_cents) * fx_rate)), count(*)
FROM "business_tools"."imported_goods" GROUP BY professional_id, currency;--> statement-breakpoint
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'duties', currency, sum(duty_amount_cents), sum(round((duty_amount_cents) * fx_rate)), count(*)
FROM "business_tools"."imported_goods" GROUP BY professional_id, currency;--> statement-breakpoint
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'exportValue', currency, sum(export_value_cents), sum(round((export_value_cents) * fx_rate)), count(*)
FROM "business_tools"."exported_goods" GROUP BY professional_id, currency;--> statement-breakpoint
INSERT INTO "business_tools"."trade_totals"
SELECT professional_id, 'shippingAndFees', currency, sum(shipping_cost_cents + export_fees_cents), sum(round((shipping_cost_cents + export_fees_cents) * fx_rate)), count(*)
FROM "business_tools"."exported_goods" GROUP BY professional_id, currency;
