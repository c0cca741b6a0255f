CREATE TABLE "business_tools"."ce_certificates" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"certificate_id" uuid,
	"certificate_code" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ce_certificates_professional_id_idx" ON "business_tools"."ce_certificates" USING btree ("professional_id","created_at","enrollment_id");