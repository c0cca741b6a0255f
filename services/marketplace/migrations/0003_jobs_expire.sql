-- The defaults serve the version still running, which knows of no end; a later release drops them.
ALTER TABLE "marketplace"."job_requests" DROP CONSTRAINT "job_requests_status_check";--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() + interval '27 days' NOT NULL;--> statement-breakpoint
-- Jobs that had no end until now get one from the day they were posted, but none before their clients can be told of it.
-- Before the index, which would have to be written anew for each row.
UPDATE "marketplace"."job_requests" SET
  "expires_at" = greatest("created_at" + interval '30 days', CASE WHEN status = 'open' THEN now() + interval '7 days' END),
  "due_at" = greatest("created_at" + interval '27 days', CASE WHEN status = 'open' THEN now() + interval '4 days' END);--> statement-breakpoint
CREATE INDEX "job_requests_due_at_idx" ON "marketplace"."job_requests" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD CONSTRAINT "job_requests_due_check" CHECK (due_at <= expires_at);--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD CONSTRAINT "job_requests_status_check" CHECK (status in ('open', 'filled', 'closed', 'expired'));
