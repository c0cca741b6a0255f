ALTER TABLE "education_events"."lessons" ADD COLUMN "is_preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The first sample lesson of each course shows what its lessons are like.
UPDATE "education_events"."lessons" SET "is_preview" = true WHERE "is_sample" AND "position" = 0 AND "kind" <> 'file';
