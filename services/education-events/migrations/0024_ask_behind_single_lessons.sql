CREATE TABLE "education_events"."lesson_quizzes" (
	"enrollment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"is_quiz_passed" boolean NOT NULL,
	"last_score" integer,
	"quiz_tries" integer NOT NULL,
	"quiz_opens_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_quizzes_unique" UNIQUE("enrollment_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "pass_percent" integer;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "quiz_size" integer;--> statement-breakpoint
ALTER TABLE "education_events"."quiz_questions" ADD COLUMN "lesson_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_quizzes" ADD CONSTRAINT "lesson_quizzes_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_quizzes" ADD CONSTRAINT "lesson_quizzes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."quiz_questions" ADD CONSTRAINT "quiz_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_quiz_check" CHECK (pass_percent between 1 and 100 and quiz_size > 0);