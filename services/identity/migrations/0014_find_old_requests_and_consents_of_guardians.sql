DROP INDEX "identity"."consent_requests_parent_email_idx";--> statement-breakpoint
CREATE INDEX "consent_requests_expires_at_idx" ON "identity"."consent_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_guardian_id_idx" ON "identity"."consents" USING btree ("guardian_id");