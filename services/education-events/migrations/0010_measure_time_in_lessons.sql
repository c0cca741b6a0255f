CREATE TABLE "education_events"."lesson_clocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"present_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_events"."lesson_times" (
	"enrollment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"spent_ms" bigint NOT NULL,
	CONSTRAINT "lesson_times_unique" UNIQUE("enrollment_id","lesson_id"),
	CONSTRAINT "lesson_times_spent_check" CHECK (spent_ms >= 0)
);
--> statement-breakpoint
ALTER TABLE "education_events"."certificates" ADD COLUMN "active_minutes" integer;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "is_in_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "pass_percent" integer DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "quiz_size" integer;--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ADD COLUMN "quiz_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ADD COLUMN "quiz_opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_clocks" ADD CONSTRAINT "lesson_clocks_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_clocks" ADD CONSTRAINT "lesson_clocks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_times" ADD CONSTRAINT "lesson_times_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_times" ADD CONSTRAINT "lesson_times_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD CONSTRAINT "courses_quiz_check" CHECK (pass_percent between 1 and 100 and quiz_size > 0);--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_minutes_check" CHECK (minutes > 0);