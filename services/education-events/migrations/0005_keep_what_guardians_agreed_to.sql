ALTER TABLE "education_events"."event_registrations" ADD COLUMN "agreed_terms" text;--> statement-breakpoint
-- The address of a guardian is not the organizer's to know.
UPDATE "education_events"."event_registrations" SET "attendee_email" = NULL WHERE "approved_by" IS NOT NULL;
