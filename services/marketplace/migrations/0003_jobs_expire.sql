-- The defaults serve the version still running, which knows of no end; a later release drops them. They serve the jobs of
-- before as well, which end 30 days after this: one value for all is no row written anew, and nobody waits for the table.
ALTER TABLE "marketplace"."job_requests" DROP CONSTRAINT "job_requests_status_check";--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() + interval '27 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_requests_due_at_idx" ON "marketplace"."job_requests" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD CONSTRAINT "job_requests_due_check" CHECK (due_at <= expires_at);--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD CONSTRAINT "job_requests_status_check" CHECK (status in ('open', 'filled', 'closed', 'expired'));
