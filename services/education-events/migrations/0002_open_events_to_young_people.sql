ALTER TABLE "education_events"."events" ADD COLUMN "young_people" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "young_people_reason" text;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "young_people_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "young_people_reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "reviewed_terms" text;--> statement-breakpoint
CREATE INDEX "events_young_people_asked_idx" ON "education_events"."events" USING btree ("young_people_asked_at","id") WHERE young_people = 'asked' and status = 'upcoming';--> statement-breakpoint
-- Nobody of staff has looked at these yet.
UPDATE "education_events"."events" SET "young_people" = 'asked', "young_people_asked_at" = now() WHERE "allows_kids";--> statement-breakpoint
ALTER TABLE "education_events"."events" DROP COLUMN "allows_kids";--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD CONSTRAINT "events_young_people_check" CHECK (young_people in ('no', 'asked', 'approved', 'refused') and (young_people = 'no' or young_people_asked_at is not null));