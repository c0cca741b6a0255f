CREATE TABLE "business_tools"."document_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_tools"."document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"file_path" text NOT NULL,
	"file_size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_tools"."share_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_tools"."business_documents" ADD COLUMN "text_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_tools"."business_documents" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "business_tools"."document_shares" ADD CONSTRAINT "document_shares_document_id_business_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "business_tools"."business_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_tools"."document_versions" ADD CONSTRAINT "document_versions_document_id_business_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "business_tools"."business_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_tools"."share_openings" ADD CONSTRAINT "share_openings_share_id_document_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "business_tools"."document_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_shares_token_hash_idx" ON "business_tools"."document_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_shares_document_id_idx" ON "business_tools"."document_shares" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "document_shares_professional_id_idx" ON "business_tools"."document_shares" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE INDEX "document_versions_document_id_idx" ON "business_tools"."document_versions" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "document_versions_professional_id_idx" ON "business_tools"."document_versions" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE INDEX "share_openings_share_id_idx" ON "business_tools"."share_openings" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "share_openings_professional_id_idx" ON "business_tools"."share_openings" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE INDEX "business_documents_unread_idx" ON "business_tools"."business_documents" USING btree ("created_at") WHERE text_state = 'waiting' and scan_status = 'clean' and file_path is not null;--> statement-breakpoint
-- The words inside a file are part of what its document is found by. The version still running finds by the same column.
ALTER TABLE "business_tools"."business_documents" ADD COLUMN "text_words" text;--> statement-breakpoint
DROP INDEX "business_tools"."business_documents_words_idx";--> statement-breakpoint
ALTER TABLE "business_tools"."business_documents" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "business_tools"."business_documents" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(business_tools.document_words(document_name, notes, tags) || ' ' || coalesce(text_words, ''))) STORED;--> statement-breakpoint
CREATE INDEX "business_documents_words_idx" ON "business_tools"."business_documents" USING gin ("professional_id",search_text gin_trgm_ops) WHERE file_path is not null;
