CREATE TABLE "client_services"."appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'agreed' NOT NULL,
	"cancelled_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "appointments_span_check" CHECK (starts_at < ends_at and ends_at <= blocked_until),
	CONSTRAINT "appointments_status_check" CHECK (status in ('agreed', 'cancelled')),
	CONSTRAINT "appointments_cancelled_check" CHECK (cancelled_by is null or status = 'cancelled')
);
--> statement-breakpoint
CREATE TABLE "client_services"."bookable_gigs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"professional_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint,
	"pricing_type" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."working_hours" (
	"professional_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "working_hours_hours_check" CHECK (jsonb_typeof(hours) = 'object')
);
--> statement-breakpoint
CREATE INDEX "appointments_service_id_idx" ON "client_services"."appointments" USING btree ("service_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_client_id_idx" ON "client_services"."appointments" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_professional_id_idx" ON "client_services"."appointments" USING btree ("professional_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookable_gigs_professional_id_idx" ON "client_services"."bookable_gigs" USING btree ("professional_id");--> statement-breakpoint
-- Of one professional no two agreed appointments overlap, with the travel after them: the database has the last word.
ALTER TABLE "client_services"."appointments" ADD CONSTRAINT "appointments_professional_id_excl"
  EXCLUDE USING gist ("professional_id" WITH =, tstzrange("starts_at", "blocked_until") WITH &&) WHERE (status = 'agreed');
