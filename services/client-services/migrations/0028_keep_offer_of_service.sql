ALTER TABLE "client_services"."services" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_offer_id_unique" UNIQUE("offer_id");