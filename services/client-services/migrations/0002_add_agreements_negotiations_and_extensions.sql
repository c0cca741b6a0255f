CREATE TABLE "client_services"."contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"email" text,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "client_services"."service_extension_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"current_deadline" date NOT NULL,
	"proposed_deadline" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "service_extension_requests_days_check" CHECK (proposed_deadline > current_deadline),
	CONSTRAINT "service_extension_requests_responded_check" CHECK ((status = 'pending') = (responded_at is null))
);
--> statement-breakpoint
CREATE TABLE "client_services"."payment_negotiations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_amount_cents" bigint NOT NULL,
	"proposed_deadline" date,
	"deadline_time_zone" text,
	"reason" text NOT NULL,
	"professional_approved" boolean NOT NULL,
	"client_approved" boolean NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"counter_of" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "payment_negotiations_amount_check" CHECK (proposed_amount_cents > 0),
	CONSTRAINT "payment_negotiations_approved_check" CHECK ((status = 'accepted') = (professional_approved and client_approved)),
	CONSTRAINT "payment_negotiations_responded_check" CHECK ((status = 'open') = (responded_at is null))
);
--> statement-breakpoint
CREATE TABLE "client_services"."review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_reporter_id_unique" UNIQUE("review_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "gig_id" uuid;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "agreement" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."service_extension_requests" ADD CONSTRAINT "service_extension_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."payment_negotiations" ADD CONSTRAINT "payment_negotiations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "client_services"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_extension_requests_pending_idx" ON "client_services"."service_extension_requests" USING btree ("service_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "service_extension_requests_service_id_idx" ON "client_services"."service_extension_requests" USING btree ("service_id","created_at");--> statement-breakpoint
CREATE INDEX "service_extension_requests_professional_id_idx" ON "client_services"."service_extension_requests" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_negotiations_open_idx" ON "client_services"."payment_negotiations" USING btree ("service_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payment_negotiations_service_id_idx" ON "client_services"."payment_negotiations" USING btree ("service_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_negotiations_expires_at_idx" ON "client_services"."payment_negotiations" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payment_negotiations_proposed_by_idx" ON "client_services"."payment_negotiations" USING btree ("proposed_by","created_at");--> statement-breakpoint
CREATE INDEX "review_reports_reporter_id_idx" ON "client_services"."review_reports" USING btree ("reporter_id","reported_at");--> statement-breakpoint
CREATE INDEX "crm_clients_professional_id_idx" ON "client_services"."crm_clients" USING btree ("professional_id","created_at","id");--> statement-breakpoint
ALTER TABLE "client_services"."crm_clients" ADD CONSTRAINT "crm_clients_notes_check" CHECK (length(notes) <= 5000);--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD CONSTRAINT "reviews_reply_check" CHECK (length(reply) <= 1000 and (reply is null) = (replied_at is null));--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_agreement_check" CHECK (agreement in ('proposed', 'accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_declined_check" CHECK (agreement <> 'declined' or status = 'cancelled');--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_extension_check" CHECK (extension_requested = (new_proposed_deadline is not null)
        and (not extension_requested or status = 'in_progress'));