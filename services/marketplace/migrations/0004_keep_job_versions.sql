CREATE TABLE "marketplace"."job_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"budget_min_cents" bigint,
	"budget_max_cents" bigint,
	"location" text,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_versions_job_request_id_version_unique" UNIQUE("job_request_id","version")
);
--> statement-breakpoint
CREATE INDEX "job_versions_job_request_id_idx" ON "marketplace"."job_versions" USING btree ("job_request_id","replaced_at","id");