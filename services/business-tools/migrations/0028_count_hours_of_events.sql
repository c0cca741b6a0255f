CREATE TABLE "business_tools"."ce_attendances" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"is_in" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ALTER COLUMN "enrollment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ALTER COLUMN "certificate_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ALTER COLUMN "certificate_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
CREATE INDEX "ce_attendances_professional_id_idx" ON "business_tools"."ce_attendances" USING btree ("professional_id","created_at","registration_id");--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ADD CONSTRAINT "ce_credits_registration_id_requirement_id_unique" UNIQUE("registration_id","requirement_id");--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ADD CONSTRAINT "ce_credits_source_check" CHECK ((registration_id is null) = (enrollment_id is not null and certificate_code is not null));