CREATE TABLE "business_tools"."business_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"document_name" text NOT NULL,
	"document_type" text DEFAULT 'other' NOT NULL,
	"file_path" text,
	"file_size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"format" text NOT NULL,
	"year" integer NOT NULL,
	"tags" text[] NOT NULL,
	"notes" text,
	"scan_status" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text,
	"handed_key" text,
	"handed_sha256" text,
	"trashed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "business_documents_size_check" CHECK (file_size between 0 and 52428800),
	CONSTRAINT "business_documents_name_check" CHECK (document_name <> '')
);
--> statement-breakpoint
CREATE TABLE "business_tools"."signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_tools"."vault_usage" (
	"professional_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "vault_usage_bytes_check" CHECK (bytes >= 0)
);
--> statement-breakpoint
CREATE INDEX "business_documents_professional_id_idx" ON "business_tools"."business_documents" USING btree ("professional_id","created_at","id") WHERE file_path is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "business_documents_year_idx" ON "business_tools"."business_documents" USING btree ("professional_id","year","created_at","id") WHERE file_path is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "business_documents_type_idx" ON "business_tools"."business_documents" USING btree ("professional_id","document_type","created_at","id") WHERE file_path is not null and trashed_at is null;--> statement-breakpoint
CREATE INDEX "business_documents_trashed_at_idx" ON "business_tools"."business_documents" USING btree ("professional_id","trashed_at","id") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "business_documents_due_idx" ON "business_tools"."business_documents" USING btree ("created_at") WHERE file_path is null or scan_status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "business_documents_source_key_idx" ON "business_tools"."business_documents" USING btree ("professional_id","source_key") WHERE source_key is not null;
--> statement-breakpoint
INSERT INTO "business_tools"."signing_keys" ("name", "secret") VALUES
  ('document-links', gen_random_uuid()::text || gen_random_uuid()::text);
