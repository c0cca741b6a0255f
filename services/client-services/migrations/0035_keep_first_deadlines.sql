ALTER TABLE "client_services"."services" ADD COLUMN "first_deadline" date;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "first_deadline_at" timestamp (3) with time zone;