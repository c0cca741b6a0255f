-- A stream keeps its events for days, so a service that is added later would never learn of the people before it:
-- everybody is told of once more, and of how adults are reached for the first time.
-- Nobody changes meanwhile: what is told last has to be what is true.
LOCK TABLE "identity"."profiles" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
WITH "told" AS (
	SELECT p."id", jsonb_build_object(
		'id', p."id",
		'fullName', p."full_name",
		'avatarUrl', p."avatar_url",
		'profession', p."profession",
		'location', p."location",
		'userType', p."user_type",
		'accountType', p."account_type",
		'roles', coalesce((SELECT jsonb_agg(r."role" ORDER BY r."role") FROM "identity"."user_roles" r WHERE r."user_id" = p."id"), '[]'),
		'completedServicesAsProfessional', greatest(p."completed_services_as_professional", 0),
		'rating', null,
		'reviewCount', 0,
		'mayAct', p."account_type" <> 'sidework_kids',
		'guardianIds', '[]'::jsonb
	) AS "profile", jsonb_build_object(
		'id', p."id",
		'email', CASE WHEN p."account_type" <> 'sidework_kids' THEN p."email" END,
		'phone', CASE WHEN p."account_type" <> 'sidework_kids' THEN p."phone" END
	) AS "contact"
	FROM "identity"."profiles" p
), "heads" AS (
	-- Two events each; the head row stays locked until the commit, as `emit` has it.
	INSERT INTO "identity"."outbox_heads" AS h ("aggregate_id", "sequence")
	SELECT t."id"::text, 2 FROM "told" t
	ON CONFLICT ("aggregate_id") DO UPDATE SET "sequence" = h."sequence" + 2
	RETURNING h."aggregate_id", h."sequence"
)
INSERT INTO "identity"."outbox" ("id", "aggregate_id", "sequence", "type", "data", "occurred_at")
SELECT
	-- UUIDv7: the milliseconds, then chance, then the two bits that make a version 4 one of 7.
	encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
		PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
		FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid,
	h."aggregate_id", h."sequence" - 1 + e."place", e."type", e."data", date_trunc('milliseconds', now())
FROM "heads" h
JOIN "told" t ON t."id"::text = h."aggregate_id"
CROSS JOIN LATERAL (VALUES
	(0, 'identity.profile.changed.v1', t."profile"),
	(1, 'identity.contact.changed.v1', t."contact")
) AS e ("place", "type", "data");
