CREATE TABLE "marketplace"."job_visits" (
	"job_request_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"wanted_days" date[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_visits" ADD CONSTRAINT "job_visits_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "marketplace"."job_requests"("id") ON DELETE no action ON UPDATE no action;