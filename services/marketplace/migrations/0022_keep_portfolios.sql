CREATE TABLE "marketplace"."portfolio_photos" (
	"name" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "portfolio_photos_person_id_idx" ON "marketplace"."portfolio_photos" USING btree ("person_id","position");