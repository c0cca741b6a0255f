CREATE TABLE "client_services"."age_bands" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"band" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."appointments" DROP CONSTRAINT "appointments_status_check";--> statement-breakpoint
ALTER TABLE "client_services"."appointments" ADD CONSTRAINT "appointments_status_check" CHECK (status in ('agreed', 'awaiting_guardian', 'cancelled'));