CREATE TABLE "identity"."audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"address" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."factor_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"address" text,
	"code_hash" text,
	"webauthn_challenge" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"status" text NOT NULL,
	"friendly_name" text,
	"sealed_secret" text,
	"last_time_step" bigint,
	"phone" text,
	"credential_id" text,
	"public_key" text,
	"signature_count" bigint,
	"transports" jsonb,
	"last_challenged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "factors_status_check" CHECK (status in ('verified', 'unverified')),
	CONSTRAINT "factors_factor_type_check" CHECK (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code'))
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_codes" (
	"factor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_factor_id_position_pk" PRIMARY KEY("factor_id","position")
);
--> statement-breakpoint
CREATE TABLE "identity"."flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"provider_type" text NOT NULL,
	"authentication_method" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"auth_code_hash" text,
	"auth_code_issued_at" timestamp (3) with time zone,
	"redirect_to" text,
	"provider_state" text,
	"nonce" text,
	"provider_verifier" text,
	"linking_target_id" uuid,
	"provider_access_token" text,
	"provider_refresh_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flow_states_auth_code_hash_unique" UNIQUE("auth_code_hash"),
	CONSTRAINT "flow_states_provider_state_unique" UNIQUE("provider_state")
);
--> statement-breakpoint
CREATE TABLE "identity"."password_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_authorizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"redirect_uri" text NOT NULL,
	"scope" text NOT NULL,
	"state" text,
	"nonce" text,
	"code_challenge" text,
	"code_challenge_method" text,
	"status" text NOT NULL,
	"code_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_authorizations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"uri" text,
	"logo_uri" text,
	"redirect_uris" jsonb NOT NULL,
	"grant_types" jsonb NOT NULL,
	"response_types" jsonb NOT NULL,
	"scope" text,
	"client_type" text NOT NULL,
	"token_endpoint_auth_method" text NOT NULL,
	"registration_type" text NOT NULL,
	"secret_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_clients_client_type_check" CHECK (client_type in ('confidential', 'public'))
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_grants" (
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_grants_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_kind_check" CHECK ((kind = 'registration') = (user_id is not null))
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_count" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"aaguid" text,
	"is_backed_up" boolean NOT NULL,
	"friendly_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "identity"."identities" DROP CONSTRAINT "identities_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "identity"."users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."identities" ADD COLUMN "identity_data" jsonb;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "role" text DEFAULT 'authenticated' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "email_change" text;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone_change" text;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "email_change_confirmations" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "email_change_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone_change_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "reauthentication_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "flow_state_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "code_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "oauth_client_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "oauth_scope" text;--> statement-breakpoint
ALTER TABLE "identity"."factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "identity"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "identity"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."flow_states" ADD CONSTRAINT "flow_states_linking_target_id_users_id_fk" FOREIGN KEY ("linking_target_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_authorizations" ADD CONSTRAINT "oauth_authorizations_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_authorizations" ADD CONSTRAINT "oauth_authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "identity"."audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_idx" ON "identity"."audit_log" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_factor_id_idx" ON "identity"."factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires_at_idx" ON "identity"."factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_user_id_friendly_name_idx" ON "identity"."factors" USING btree ("user_id","friendly_name") WHERE friendly_name <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "factors_recovery_code_idx" ON "identity"."factors" USING btree ("user_id") WHERE factor_type = 'recovery_code';--> statement-breakpoint
CREATE INDEX "factors_user_id_idx" ON "identity"."factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_states_created_at_idx" ON "identity"."flow_states" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_attempts_account_at_idx" ON "identity"."password_attempts" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "password_attempts_at_idx" ON "identity"."password_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_limits_arrives_at_idx" ON "identity"."rate_limits" USING btree ("arrives_at");--> statement-breakpoint
CREATE INDEX "oauth_authorizations_expires_at_idx" ON "identity"."oauth_authorizations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_clients_created_at_idx" ON "identity"."oauth_clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_idx" ON "identity"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "identity"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at_idx" ON "identity"."known_devices" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "identity"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "identity"."flow_states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_idx" ON "identity"."users" USING btree ("phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "identity"."users" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD CONSTRAINT "users_phone_check" CHECK (phone ~ '^[1-9][0-9]{1,14}$');--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose_check" CHECK (purpose in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication'));--> statement-breakpoint
-- What people said of themselves was read from their profiles until now.
UPDATE "identity"."users" u SET "user_metadata" = jsonb_strip_nulls(jsonb_build_object(
	'sub', u."id",
	'email', u."email",
	'email_verified', u."email_confirmed_at" IS NOT NULL,
	'phone_verified', false,
	'full_name', p."full_name",
	'user_type', p."user_type",
	'profession', nullif(p."profession", '')
)) FROM "identity"."profiles" p WHERE p."id" = u."id";
--> statement-breakpoint
CREATE FUNCTION "identity"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is added to and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "identity"."audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "identity"."keep_audit_log"();
