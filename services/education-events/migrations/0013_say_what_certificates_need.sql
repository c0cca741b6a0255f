CREATE TABLE "education_events"."superseded_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"course_title" text NOT NULL,
	"category" text NOT NULL,
	"format" text NOT NULL,
	"hours" double precision NOT NULL,
	"credits" double precision NOT NULL,
	"active_minutes" integer,
	"is_sample" boolean DEFAULT false NOT NULL,
	"sponsor_name" text NOT NULL,
	"details" jsonb,
	"completed_on" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "superseded_certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "education_events"."time_zones" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education_events"."certificates" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
CREATE INDEX "superseded_certificates_user_id_idx" ON "education_events"."superseded_certificates" USING btree ("user_id");