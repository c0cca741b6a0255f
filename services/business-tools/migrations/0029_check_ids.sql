ALTER TABLE "business_tools"."licenses" ADD COLUMN "kind" text DEFAULT 'license' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "business_tools"."licenses" ADD CONSTRAINT "licenses_kind_check" CHECK (kind in ('license', 'identity'));