CREATE SCHEMA IF NOT EXISTS "client_services";
--> statement-breakpoint
CREATE TABLE "client_services"."crm_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"is_international" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT 'United States' NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crm_clients_professional_id_client_id_unique" UNIQUE("professional_id","client_id"),
	CONSTRAINT "crm_clients_self_check" CHECK (professional_id <> client_id),
	CONSTRAINT "crm_clients_country_check" CHECK (is_international = (country <> 'United States'))
);
--> statement-breakpoint
CREATE TABLE "client_services"."services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"job_request_id" uuid,
	"proposal_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"total_amount_cents" bigint NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"escrowed_amount_cents" bigint DEFAULT 0 NOT NULL,
	"cancellation_fee_percentage" integer DEFAULT 25 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deadline" date,
	"estimated_completion_date" date,
	"extension_requested" boolean DEFAULT false NOT NULL,
	"extension_reason" text,
	"extension_requested_at" timestamp (3) with time zone,
	"new_proposed_deadline" date,
	"progress_stage" text DEFAULT 'not_started' NOT NULL,
	"progress_percentage" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "services_proposal_id_unique" UNIQUE("proposal_id"),
	CONSTRAINT "services_parties_check" CHECK (professional_id <> client_id),
	CONSTRAINT "services_amount_check" CHECK (amount_cents > 0 and total_amount_cents > 0),
	CONSTRAINT "services_escrow_check" CHECK (escrowed_amount_cents between 0 and total_amount_cents),
	CONSTRAINT "services_status_check" CHECK (status in ('in_progress', 'completed', 'cancelled')),
	CONSTRAINT "services_payment_status_check" CHECK (payment_status in ('pending', 'escrowed', 'released', 'cancelled')),
	CONSTRAINT "services_completed_check" CHECK ((status = 'completed') = (completed_at is not null)),
	CONSTRAINT "services_stage_completed_check" CHECK ((status = 'completed') = (progress_stage = 'completed')),
	CONSTRAINT "services_stage_check" CHECK ((progress_stage, progress_percentage) in (('not_started', 0), ('in_progress', 25),
        ('halfway', 50), ('near_completion', 75), ('completed', 100)))
);
--> statement-breakpoint
CREATE INDEX "services_professional_id_idx" ON "client_services"."services" USING btree ("professional_id","started_at","id");--> statement-breakpoint
CREATE INDEX "services_client_id_idx" ON "client_services"."services" USING btree ("client_id","created_at","id");