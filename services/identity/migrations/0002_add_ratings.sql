ALTER TABLE "identity"."profiles" DROP CONSTRAINT "profiles_completed_services_check";--> statement-breakpoint
ALTER TABLE "identity"."profiles" ADD COLUMN "rating_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."profiles" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;