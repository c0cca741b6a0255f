-- One form of a text for every search: letters without accents, in small ones, of one width, composed; ß as ss. Apostrophes,
-- however they are typed, become what the second argument says, or nothing. `unaccent` itself is stable, since a
-- dictionary can be changed; this one is not, and so an index may hold its results. Who changes this function gives it a
-- new name, and what was folded is folded anew.
CREATE FUNCTION fold(words text, apostrophe text DEFAULT '') RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(words) = char_length(words)
    THEN lower(regexp_replace(words, '[''`]', apostrophe, 'g'))
    ELSE replace(lower(normalize(extensions.unaccent('extensions.unaccent'::regdictionary,
      -- Accents that stand alone, and signs that nobody sees.
      regexp_replace(
        normalize(regexp_replace(words, '[''`´’‘‛ʼʻʹˈˊ′＇]', apostrophe, 'g'), NFKD),
        '[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g')), NFC)), 'ς', 'σ')
    END;
--> statement-breakpoint
-- The pattern of texts that have a word somewhere in them.
CREATE FUNCTION containing(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%';
