ALTER TABLE "education_events"."certificates" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was issued for sample lessons counts for nothing either.
UPDATE "education_events"."certificates" c SET is_sample = true, hours = 0, credits = 0
FROM "education_events"."enrollments" e JOIN "education_events"."courses" k ON k.id = e.course_id
WHERE c.enrollment_id = e.id AND k.is_sample;
--> statement-breakpoint
-- A child that waits for its guardian would otherwise still be asked for the price.
UPDATE "education_events"."enrollments" e SET price_cents = 0
FROM "education_events"."courses" k
WHERE k.id = e.course_id AND k.is_sample AND e.status = 'awaiting_guardian' AND NOT e.is_paid;
