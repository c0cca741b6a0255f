ALTER TABLE "identity"."kids_profiles" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who was stopped before has thirty days from when the last consent ended.
UPDATE "identity"."kids_profiles" SET "stopped_at" = coalesce(
  (SELECT max("revoked_at") FROM "identity"."consents" WHERE "child_id" = "profile_id"), "updated_at")
WHERE "id_verification_status" = 'revoked';
