ALTER TABLE "identity"."users" ADD COLUMN "magiclink_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "text_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "begins_anew_with" jsonb;--> statement-breakpoint
-- Instances of the release before went on to sign people up without it, while the new ones were started.
UPDATE "identity"."users" u SET "user_metadata" = jsonb_strip_nulls(jsonb_build_object(
	'sub', u."id",
	'email', u."email",
	'phone', u."phone",
	'email_verified', u."email_confirmed_at" IS NOT NULL,
	'phone_verified', u."phone_confirmed_at" IS NOT NULL,
	'full_name', p."full_name",
	'user_type', p."user_type",
	'profession', nullif(p."profession", '')
)) FROM "identity"."profiles" p
WHERE p."id" = u."id" AND u."user_metadata" = '{}' AND NOT u."is_anonymous" AND u."deleted_at" IS NULL;
