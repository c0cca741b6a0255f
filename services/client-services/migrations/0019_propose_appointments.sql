CREATE TABLE "client_services"."appointment_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"moves_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "appointment_proposals_times_check" CHECK (cardinality(times) between 1 and 3),
	CONSTRAINT "appointment_proposals_answered_check" CHECK ((status = 'open') = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "client_services"."appointments" ADD COLUMN "is_booking" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."appointment_proposals" ADD CONSTRAINT "appointment_proposals_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_proposals_open_idx" ON "client_services"."appointment_proposals" USING btree ("service_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_expires_at_idx" ON "client_services"."appointment_proposals" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_client_id_idx" ON "client_services"."appointment_proposals" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_proposals_professional_id_idx" ON "client_services"."appointment_proposals" USING btree ("professional_id","created_at");