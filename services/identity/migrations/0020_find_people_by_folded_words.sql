-- The words of a name, folded: those with an apostrophe as one, and as the two that it parts. Whatever is no letter and no digit
-- parts words; one that is longer than any name has its beginning kept, since the database bounds them.
CREATE FUNCTION words_of(folded text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_remove(string_to_array(
    regexp_replace(regexp_replace(folded, '[[:space:][:punct:]]+', ' ', 'g'), '([^ ]{100})[^ ]+', '\1', 'g'), ' '), '');
--> statement-breakpoint
CREATE FUNCTION name_words(name text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(words_of(fold(name) || ' ' || fold(name, ' ')));
--> statement-breakpoint
-- What asks for every word of a search, as the beginning of one of the name or as the whole of one; null where there is none.
CREATE FUNCTION name_query(search text, by_beginning boolean) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN nullif(regexp_replace(array_to_string(words_of(fold(search)), ' & '), '[^ &]+',
    CASE WHEN by_beginning THEN '''\&'':*' ELSE '''\&''' END, 'g'), '')::tsquery;
--> statement-breakpoint
-- By it staff find accounts.
ALTER TABLE "identity"."profiles" ADD COLUMN "search_name" text GENERATED ALWAYS AS (fold(full_name)) STORED;
--> statement-breakpoint
DROP INDEX "identity"."profiles_adults_words_idx";--> statement-breakpoint
DROP INDEX "identity"."profiles_kids_words_idx";--> statement-breakpoint
CREATE INDEX "profiles_adults_words_idx" ON "identity"."profiles" USING gin (name_words(full_name || ' ' || coalesce(profession, ''))) WHERE is_set_up and account_type <> 'sidework_kids';--> statement-breakpoint
CREATE INDEX "profiles_kids_words_idx" ON "identity"."profiles" USING gin (name_words(split_part(full_name, ' ', 1) || ' ' || coalesce(left(substring(full_name from ' ([^ ]+)$'), 1), ''))) WHERE is_set_up and account_type = 'sidework_kids';
