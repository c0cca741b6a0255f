CREATE TABLE "business_tools"."state_tax_rules" (
	"state" text NOT NULL,
	"year" integer NOT NULL,
	"snapshot" date NOT NULL,
	"rules" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "state_tax_rules_state_year_snapshot_pk" PRIMARY KEY("state","year","snapshot")
);
--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "locality" text;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "spouse_wages_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "state_withheld_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."tax_profiles" ADD COLUMN "state_paid_cents" bigint DEFAULT 0 NOT NULL;