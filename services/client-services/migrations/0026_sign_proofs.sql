CREATE TABLE "client_services"."proof_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_keys_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "client_services"."proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"person_id" uuid NOT NULL,
	"facts_digest" text NOT NULL,
	"payload" jsonb NOT NULL,
	"signed" jsonb NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proofs_code_unique" UNIQUE("code"),
	CONSTRAINT "proofs_person_id_issued_on_facts_digest_unique" UNIQUE("person_id","issued_on","facts_digest")
);
--> statement-breakpoint
CREATE TABLE "client_services"."proven_courses" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text,
	"credits" double precision,
	"completed_on" date,
	"certificate_code" text,
	"code_sequence" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_services"."proven_licenses" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"licenses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "proofs_person_id_idx" ON "client_services"."proofs" USING btree ("person_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "proven_courses_person_id_idx" ON "client_services"."proven_courses" USING btree ("person_id","completed_on","enrollment_id");