-- Immutable, so that an index can hold it: `array_to_string` is not, for arrays of types whose text depends on settings.
CREATE FUNCTION "business_tools"."document_words"(name text, notes text, tags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(name || ' ' || coalesce(notes, '') || ' ' || array_to_string(tags, ' '));
--> statement-breakpoint
CREATE INDEX "business_documents_words_idx" ON "business_tools"."business_documents" USING gin ("professional_id",business_tools.document_words(document_name, notes, tags) gin_trgm_ops) WHERE file_path is not null;
