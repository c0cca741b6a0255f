CREATE TABLE "business_tools"."child_appointments" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"age_band" text,
	"stands" boolean NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "child_appointments_span_check" CHECK (starts_at < ends_at),
	CONSTRAINT "child_appointments_band_check" CHECK (age_band is null or age_band in ('under_14', '14_15', '16_17'))
);
--> statement-breakpoint
CREATE INDEX "child_appointments_professional_id_idx" ON "business_tools"."child_appointments" USING btree ("professional_id","starts_at","appointment_id") WHERE stands;