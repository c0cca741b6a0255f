CREATE TABLE "client_services"."service_photos" (
	"name" text PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."service_photos" ADD CONSTRAINT "service_photos_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_photos_service_id_idx" ON "client_services"."service_photos" USING btree ("service_id","added_at","name");--> statement-breakpoint
CREATE INDEX "service_photos_owner_id_idx" ON "client_services"."service_photos" USING btree ("owner_id","added_at","name");