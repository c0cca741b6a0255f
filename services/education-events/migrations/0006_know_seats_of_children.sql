ALTER TABLE "education_events"."event_registrations" ADD COLUMN "is_child" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A seat of before was a child's where a guardian agreed to it or was asked, or where the account is a child's now.
UPDATE "education_events"."event_registrations" SET "is_child" = true
WHERE "approved_by" IS NOT NULL OR "agreed_terms" IS NOT NULL OR "status" IN ('awaiting_guardian', 'declined')
  OR "user_id" IN (SELECT "id" FROM "education_events"."people" WHERE "account_type" = 'sidework_kids');--> statement-breakpoint
-- What earlier releases did not tell is told once: until when money of tickets is held, and which events wait for staff.
INSERT INTO "education_events"."person_tasks" ("id", "kind", "user_id")
SELECT gen_random_uuid(), 'catching-up', "organizer_id" FROM "education_events"."events"
WHERE "status" <> 'cancelled' AND "ends_at" > now() - interval '1 day'
GROUP BY "organizer_id";
