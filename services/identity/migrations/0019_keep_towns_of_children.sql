-- Of a child's place the town or the ZIP code is kept, as `townOrZipIn` reads them; a street alone is forgotten.
UPDATE "identity"."profiles" SET "location" = coalesce(
  substring("location" from '^\s*(\d{5})(?:-\d{4})?\s*$'),
  (
    SELECT nullif(array_to_string(parts[greatest(cardinality(parts) - 1, 1):], ', '), '')
    FROM (
      SELECT array_agg(part ORDER BY at) AS parts
      FROM unnest(string_to_array("location", ',')) WITH ORDINALITY AS written(words, at),
        btrim(regexp_replace(words, '\y\d{5}(-\d{4})?\y', '', 'g')) AS part
      WHERE part <> '' AND part !~ '\d'
    ) AS named
  )
)
WHERE "account_type" = 'sidework_kids' AND "location" IS NOT NULL;
