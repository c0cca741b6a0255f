ALTER TABLE "client_services"."crm_clients" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "client_services"."invoices" ADD COLUMN "buyer_vat_number" text;