-- What came before this was known is not announced as new.
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "is_seen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ALTER COLUMN "is_seen" SET DEFAULT false;
