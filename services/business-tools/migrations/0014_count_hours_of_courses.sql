CREATE TABLE "business_tools"."ce_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"course_title" text NOT NULL,
	"hours" numeric(6, 2) NOT NULL,
	"completed_on" date NOT NULL,
	"certificate_id" uuid NOT NULL,
	"certificate_code" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ce_credits_enrollment_id_requirement_id_unique" UNIQUE("enrollment_id","requirement_id"),
	CONSTRAINT "ce_credits_hours_check" CHECK (hours > 0)
);
--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "profession" text;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "carry_over_hours" numeric(6, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "carried_hours" numeric(6, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_requirements" ADD COLUMN "previous_id" uuid;--> statement-breakpoint
ALTER TABLE "business_tools"."ce_credits" ADD CONSTRAINT "ce_credits_requirement_id_ce_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "business_tools"."ce_requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ce_credits_requirement_id_idx" ON "business_tools"."ce_credits" USING btree ("requirement_id");--> statement-breakpoint
CREATE INDEX "ce_credits_professional_id_idx" ON "business_tools"."ce_credits" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ce_requirements_profession_idx" ON "business_tools"."ce_requirements" USING btree ("professional_id","profession") WHERE profession is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ce_requirements_previous_id_idx" ON "business_tools"."ce_requirements" USING btree ("previous_id") WHERE previous_id is not null;