CREATE TABLE "identity"."audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_entry_id_key" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."business_profiles" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text,
	"license_number" text,
	"license_type" text,
	"license_state" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"parent_email" text NOT NULL,
	"policy_version" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"permits" text[] NOT NULL,
	"policy_version" text NOT NULL,
	"texts_hash" text NOT NULL,
	"address" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"card_brand" text,
	"card_last4" text,
	"card_reference" text,
	"form_key" text,
	"confirm_due_at" timestamp (3) with time zone,
	CONSTRAINT "consents_given_check" CHECK (status <> 'given' or given_at is not null)
);
--> statement-breakpoint
CREATE TABLE "identity"."guardian_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."kids_profiles" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"date_of_birth" date NOT NULL,
	"parent_name" text,
	"parent_email" text,
	"parent_phone" text,
	"id_verification_status" text DEFAULT 'none' NOT NULL,
	"parent_consent_given" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_until" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"quiet_from" text,
	"quiet_until" text,
	"told_may_act" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kids_profiles_verified_check" CHECK (id_verification_status <> 'verified' or verified_until is not null),
	CONSTRAINT "kids_profiles_quiet_hours_check" CHECK ((quiet_from is null) = (quiet_until is null))
);
--> statement-breakpoint
CREATE TABLE "identity"."data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"object_key" text,
	"size" bigint
);
--> statement-breakpoint
CREATE TABLE "identity"."erasure_parts" (
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erasure_parts_user_id_service_pk" PRIMARY KEY("user_id","service")
);
--> statement-breakpoint
CREATE TABLE "identity"."erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."export_parts" (
	"export_id" uuid NOT NULL,
	"service" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "export_parts_export_id_service_pk" PRIMARY KEY("export_id","service")
);
--> statement-breakpoint
ALTER TABLE "identity"."audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "identity"."audit_log" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."audit_log" ADD COLUMN "service" text DEFAULT 'identity' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."profiles" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "identity"."profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "identity"."business_profiles" ADD CONSTRAINT "business_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."consent_requests" ADD CONSTRAINT "consent_requests_child_id_profiles_id_fk" FOREIGN KEY ("child_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."guardian_links" ADD CONSTRAINT "guardian_links_child_id_profiles_id_fk" FOREIGN KEY ("child_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."guardian_links" ADD CONSTRAINT "guardian_links_guardian_id_profiles_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."kids_profiles" ADD CONSTRAINT "kids_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."profiles" ADD CONSTRAINT "profiles_id_date_of_birth_unique" UNIQUE("id","date_of_birth");--> statement-breakpoint
ALTER TABLE "identity"."kids_profiles" ADD CONSTRAINT "kids_profiles_date_of_birth_fk" FOREIGN KEY ("profile_id","date_of_birth") REFERENCES "identity"."profiles"("id","date_of_birth") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "identity"."erasure_parts" ADD CONSTRAINT "erasure_parts_user_id_erasures_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."erasures"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."export_parts" ADD CONSTRAINT "export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "identity"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_token_hash_key" ON "identity"."consent_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "consent_requests_child_id_idx" ON "identity"."consent_requests" USING btree ("child_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_request_id_key" ON "identity"."consents" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "consents_child_id_idx" ON "identity"."consents" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "consents_pending_idx" ON "identity"."consents" USING btree ("submitted_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "consents_confirm_due_at_idx" ON "identity"."consents" USING btree ("confirm_due_at") WHERE confirm_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_live_key" ON "identity"."consents" USING btree ("child_id","guardian_id") WHERE status in ('waiting_for_form', 'pending', 'given');--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_child_id_guardian_id_key" ON "identity"."guardian_links" USING btree ("child_id","guardian_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "guardian_links_guardian_id_idx" ON "identity"."guardian_links" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kids_profiles_waiting_idx" ON "identity"."kids_profiles" USING btree ("updated_at") WHERE id_verification_status = 'pending';--> statement-breakpoint
CREATE INDEX "data_exports_user_id_idx" ON "identity"."data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "identity"."audit_log" USING btree ("actor_id");
--> statement-breakpoint
-- All that an entry says, as text; jsonb writes the same value always alike.
CREATE FUNCTION "identity"."audit_entry_text"("entry" "identity"."audit_log") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'id', entry.id, 'actor_id', entry.actor_id, 'actor_name', entry.actor_name, 'action', entry.action,
		'target_id', entry.target_id, 'reason', entry.reason, 'outcome', entry.outcome, 'service', entry.service,
		'details', entry.details, 'request_id', entry.request_id, 'address', entry.address,
		'at', to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text
$$;
--> statement-breakpoint
-- Runs as its transaction commits, when no other lock is taken any more: writers wait for each other here and nowhere else.
CREATE FUNCTION "identity"."seal_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"head" "identity"."audit_seals"%ROWTYPE;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('identity.audit_seals'));
	SELECT * INTO "head" FROM "identity"."audit_seals" ORDER BY "position" DESC LIMIT 1;
	INSERT INTO "identity"."audit_seals" ("position", "entry_id", "previous_hash", "hash")
	VALUES (
		coalesce("head"."position", 0) + 1, NEW."id", coalesce("head"."hash", ''),
		encode(sha256(convert_to(coalesce("head"."hash", '') || "identity"."audit_entry_text"(NEW), 'UTF8')), 'hex'));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What was kept before there was a chain begins it, in its order.
DO $$
DECLARE
	"entry" "identity"."audit_log"%ROWTYPE;
	"previous" text := '';
	"place" bigint := 0;
	"sealed" text;
BEGIN
	FOR "entry" IN SELECT * FROM "identity"."audit_log" ORDER BY "at", "id" LOOP
		"place" := "place" + 1;
		"sealed" := encode(sha256(convert_to("previous" || "identity"."audit_entry_text"("entry"), 'UTF8')), 'hex');
		INSERT INTO "identity"."audit_seals" VALUES ("place", "entry"."id", "previous", "sealed");
		"previous" := "sealed";
	END LOOP;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_log_is_sealed" AFTER INSERT ON "identity"."audit_log"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "identity"."seal_audit_entry"();
--> statement-breakpoint
CREATE TRIGGER "audit_seals_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "identity"."audit_seals"
	FOR EACH STATEMENT EXECUTE FUNCTION "identity"."keep_audit_log"();
