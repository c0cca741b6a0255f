ALTER TABLE "education_events"."superseded_certificates" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."superseded_certificates" ADD CONSTRAINT "superseded_certificates_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A certificate that was issued anew kept everything but its name, code and moment.
UPDATE "education_events"."superseded_certificates" s SET "enrollment_id" = c."enrollment_id"
FROM "education_events"."certificates" c
WHERE c."user_id" = s."user_id" AND c."course_title" = s."course_title" AND c."completed_on" = s."completed_on";
