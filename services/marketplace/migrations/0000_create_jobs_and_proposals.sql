CREATE SCHEMA IF NOT EXISTS "marketplace";
--> statement-breakpoint
CREATE TABLE "marketplace"."job_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_request_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"proposed_cost_cents" bigint NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "job_proposals_job_request_id_professional_id_unique" UNIQUE("job_request_id","professional_id"),
	CONSTRAINT "job_proposals_cost_check" CHECK (proposed_cost_cents > 0),
	CONSTRAINT "job_proposals_message_check" CHECK (length(message) between 10 and 1000),
	CONSTRAINT "job_proposals_status_check" CHECK (status in ('submitted', 'accepted', 'declined', 'not_selected', 'withdrawn')),
	CONSTRAINT "job_proposals_decided_check" CHECK ((status = 'submitted') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "marketplace"."job_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"budget_min_cents" bigint,
	"budget_max_cents" bigint,
	"location" text,
	"latitude" double precision,
	"longitude" double precision,
	"status" text DEFAULT 'open' NOT NULL,
	"hired_professional_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rough_place" "cube" GENERATED ALWAYS AS (ll_to_earth(round(latitude::numeric, 2)::float8, round(longitude::numeric, 2)::float8)::cube) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || description || ' ' || coalesce(location, ''))) STORED,
	CONSTRAINT "job_requests_title_check" CHECK (length(btrim(title)) between 1 and 200),
	CONSTRAINT "job_requests_description_check" CHECK (length(description) between 10 and 2000),
	CONSTRAINT "job_requests_budget_min_check" CHECK (budget_min_cents > 0),
	CONSTRAINT "job_requests_budget_max_check" CHECK (budget_max_cents > 0),
	CONSTRAINT "job_requests_budget_check" CHECK (budget_min_cents <= budget_max_cents),
	CONSTRAINT "job_requests_place_check" CHECK ((latitude is null) = (longitude is null)),
	CONSTRAINT "job_requests_latitude_check" CHECK (latitude between -90 and 90),
	CONSTRAINT "job_requests_longitude_check" CHECK (longitude between -180 and 180),
	CONSTRAINT "job_requests_status_check" CHECK (status in ('open', 'filled', 'closed')),
	CONSTRAINT "job_requests_hired_check" CHECK ((status = 'filled') = (hired_professional_id is not null))
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "marketplace"."job_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_proposals_accepted_idx" ON "marketplace"."job_proposals" USING btree ("job_request_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "job_proposals_job_request_id_idx" ON "marketplace"."job_proposals" USING btree ("job_request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_proposals_professional_id_idx" ON "marketplace"."job_proposals" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_requests_newest_idx" ON "marketplace"."job_requests" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "job_requests_category_idx" ON "marketplace"."job_requests" USING btree ("category","created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "job_requests_client_id_idx" ON "marketplace"."job_requests" USING btree ("client_id","created_at","id");
--> statement-breakpoint
-- Nearest first: the index gives jobs in the order of their distance, and bounds it by a box.
CREATE INDEX "job_requests_place_idx" ON "marketplace"."job_requests" USING gist (rough_place) WHERE status = 'open' AND rough_place IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_requests_unplaced_idx" ON "marketplace"."job_requests" USING btree ("created_at","id") WHERE status = 'open' AND rough_place IS NULL;
--> statement-breakpoint
CREATE INDEX "job_requests_search_text_idx" ON "marketplace"."job_requests" USING gin (search_text gin_trgm_ops) WHERE status = 'open';
--> statement-breakpoint
-- Without fine statistics the planner takes rare and common words for the same, and searches 60 times slower.
ALTER TABLE "marketplace"."job_requests" ALTER COLUMN "search_text" SET STATISTICS 1000;
