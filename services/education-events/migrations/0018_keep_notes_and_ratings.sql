CREATE TABLE "education_events"."course_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"phrases" text[] NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_ratings_enrollment_id_unique" UNIQUE("enrollment_id"),
	CONSTRAINT "course_ratings_rating_check" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "education_events"."lesson_notes" (
	"enrollment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_notes_unique" UNIQUE("enrollment_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "education_events"."course_ratings" ADD CONSTRAINT "course_ratings_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_notes" ADD CONSTRAINT "lesson_notes_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_ratings_course_id_idx" ON "education_events"."course_ratings" USING btree ("course_id","rated_at","id");