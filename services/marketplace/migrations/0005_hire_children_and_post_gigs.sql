CREATE TABLE "marketplace"."professional_gigs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"price_cents" bigint,
	"pricing_type" text NOT NULL,
	"location" text,
	"is_remote" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_youth" boolean DEFAULT false NOT NULL,
	"is_referred_to" boolean DEFAULT false NOT NULL,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || description)) STORED,
	"search_title" text GENERATED ALWAYS AS (lower(title)) STORED,
	CONSTRAINT "professional_gigs_title_check" CHECK (length(btrim(title)) between 1 and 200),
	CONSTRAINT "professional_gigs_description_check" CHECK (length(description) between 1 and 2000),
	CONSTRAINT "professional_gigs_price_check" CHECK (price_cents > 0),
	CONSTRAINT "professional_gigs_pricing_check" CHECK (pricing_type in ('fixed', 'hourly', 'project')),
	CONSTRAINT "professional_gigs_status_check" CHECK (status in ('active', 'paused', 'deleted')),
	CONSTRAINT "professional_gigs_pictures_check" CHECK (cardinality(pictures) <= 6)
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" DROP CONSTRAINT "job_proposals_status_check";--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" DROP CONSTRAINT "job_proposals_decided_check";--> statement-breakpoint
DROP INDEX "marketplace"."job_proposals_accepted_idx";--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "waits_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "professional_gigs_newest_idx" ON "marketplace"."professional_gigs" USING btree ("created_at","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "professional_gigs_category_idx" ON "marketplace"."professional_gigs" USING btree ("category","created_at","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "professional_gigs_professional_id_idx" ON "marketplace"."professional_gigs" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_proposals_waits_until_idx" ON "marketplace"."job_proposals" USING btree ("waits_until") WHERE status = 'awaiting_guardian';--> statement-breakpoint
CREATE UNIQUE INDEX "job_proposals_accepted_idx" ON "marketplace"."job_proposals" USING btree ("job_request_id") WHERE status in ('accepted', 'awaiting_guardian');--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_waits_check" CHECK (status <> 'awaiting_guardian' or waits_until is not null);--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_status_check" CHECK (status in ('submitted', 'awaiting_guardian', 'accepted', 'declined', 'not_selected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_decided_check" CHECK ((status in ('submitted', 'awaiting_guardian')) = (decided_at is null));
--> statement-breakpoint
CREATE INDEX "professional_gigs_search_text_idx" ON "marketplace"."professional_gigs" USING gin (search_text gin_trgm_ops) WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX "professional_gigs_search_title_idx" ON "marketplace"."professional_gigs" USING gin (search_title gin_trgm_ops) WHERE status = 'active';
--> statement-breakpoint
-- Without fine statistics the planner takes rare and common words for the same.
ALTER TABLE "marketplace"."professional_gigs" ALTER COLUMN "search_text" SET STATISTICS 1000, ALTER COLUMN "search_title" SET STATISTICS 1000;
