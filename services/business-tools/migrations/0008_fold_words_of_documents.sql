-- What a document is found by, folded when it is written; rows of before are folded here. The version still running finds the
-- same as before, without an index, among the documents of one owner.
ALTER TABLE "business_tools"."business_documents" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (fold(business_tools.document_words(document_name, notes, tags))) STORED;--> statement-breakpoint
DROP INDEX "business_tools"."business_documents_words_idx";--> statement-breakpoint
CREATE INDEX "business_documents_words_idx" ON "business_tools"."business_documents" USING gin ("professional_id",search_text gin_trgm_ops) WHERE file_path is not null;
