ALTER TABLE "identity"."consent_requests" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."consent_requests" ADD COLUMN "code_expires_at" timestamp (3) with time zone;