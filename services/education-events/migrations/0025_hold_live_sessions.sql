CREATE TABLE "education_events"."course_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"place" text NOT NULL,
	"link" text,
	"counts_out" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "course_sessions_times_check" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "education_events"."session_attendances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"checked_in_at" timestamp (3) with time zone NOT NULL,
	"checked_out_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "session_attendances_unique" UNIQUE("enrollment_id","session_id"),
	CONSTRAINT "session_attendances_times_check" CHECK (checked_out_at >= checked_in_at)
);
--> statement-breakpoint
ALTER TABLE "education_events"."course_sessions" ADD CONSTRAINT "course_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."course_sessions" ADD CONSTRAINT "course_sessions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."session_attendances" ADD CONSTRAINT "session_attendances_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "education_events"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."session_attendances" ADD CONSTRAINT "session_attendances_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "education_events"."enrollments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_sessions_course_id_idx" ON "education_events"."course_sessions" USING btree ("course_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "session_attendances_session_id_idx" ON "education_events"."session_attendances" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_attendances_uncounted_idx" ON "education_events"."session_attendances" USING btree ("id") WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX "quiz_questions_lesson_id_idx" ON "education_events"."quiz_questions" USING btree ("lesson_id") WHERE lesson_id is not null;