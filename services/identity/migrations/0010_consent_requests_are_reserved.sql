ALTER TABLE "identity"."consent_requests" ADD COLUMN "reserved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "consent_requests_parent_email_idx" ON "identity"."consent_requests" USING btree (lower("parent_email"),"created_at");--> statement-breakpoint
CREATE INDEX "kids_profiles_date_of_birth_idx" ON "identity"."kids_profiles" USING btree ("date_of_birth");