-- A service that keeps time zones from now on never heard of those from before: events are not kept for new readers.
-- The service tells of these people again as they are then; the id of a person makes one task of each.
INSERT INTO "identity"."person_tasks" ("id", "kind", "user_id")
SELECT p."id", 'tell-profile-anew', p."id"
FROM "identity"."profiles" p
JOIN "identity"."users" u ON u."id" = p."id"
WHERE p."time_zone" IS NOT NULL AND p."account_type" <> 'sidework_kids' AND u."deleted_at" IS NULL
ON CONFLICT DO NOTHING;
