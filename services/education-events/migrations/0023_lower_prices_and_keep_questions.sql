CREATE TABLE "education_events"."course_coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer,
	"cents_off" bigint,
	"most_uses" integer,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "course_coupons_code_unique" UNIQUE("course_id","code"),
	CONSTRAINT "course_coupons_worth_check" CHECK ((percent_off is null) <> (cents_off is null)),
	CONSTRAINT "course_coupons_percent_check" CHECK (percent_off between 1 and 100),
	CONSTRAINT "course_coupons_cents_check" CHECK (cents_off > 0),
	CONSTRAINT "course_coupons_uses_check" CHECK (most_uses > 0)
);
--> statement-breakpoint
CREATE TABLE "education_events"."lesson_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" uuid NOT NULL,
	"question_id" uuid,
	"author_id" uuid NOT NULL,
	"words" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "education_events"."course_submissions" ADD COLUMN "comments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."course_submissions" ADD COLUMN "revises_course_id" integer;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ADD COLUMN "coupon_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "education_events"."enrollments" enrollment SET "last_active_at" = greatest(enrolled_at, (
	SELECT max(completed_at) FROM "education_events"."lesson_progress" WHERE enrollment_id = enrollment.id
));--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ALTER COLUMN "last_active_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."course_coupons" ADD CONSTRAINT "course_coupons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_posts" ADD CONSTRAINT "lesson_posts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_posts" ADD CONSTRAINT "lesson_posts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "education_events"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lesson_posts" ADD CONSTRAINT "lesson_posts_question_id_lesson_posts_id_fk" FOREIGN KEY ("question_id") REFERENCES "education_events"."lesson_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_coupons_course_id_idx" ON "education_events"."course_coupons" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_posts_course_id_idx" ON "education_events"."lesson_posts" USING btree ("course_id","written_at","id") WHERE question_id is null;--> statement-breakpoint
CREATE INDEX "lesson_posts_lesson_id_idx" ON "education_events"."lesson_posts" USING btree ("lesson_id","written_at","id") WHERE question_id is null;--> statement-breakpoint
CREATE INDEX "lesson_posts_question_id_idx" ON "education_events"."lesson_posts" USING btree ("question_id","written_at","id");--> statement-breakpoint
CREATE INDEX "lesson_posts_author_id_idx" ON "education_events"."lesson_posts" USING btree ("author_id","written_at","id");--> statement-breakpoint
ALTER TABLE "education_events"."course_submissions" ADD CONSTRAINT "course_submissions_revises_course_id_courses_id_fk" FOREIGN KEY ("revises_course_id") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."courses" ADD CONSTRAINT "courses_replaced_by_courses_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "education_events"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."enrollments" ADD CONSTRAINT "enrollments_coupon_id_course_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "education_events"."course_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_submissions_revision_idx" ON "education_events"."course_submissions" USING btree ("revises_course_id") WHERE status not in ('published', 'archived');--> statement-breakpoint
CREATE INDEX "courses_replaced_by_idx" ON "education_events"."courses" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
CREATE INDEX "enrollments_coupon_id_idx" ON "education_events"."enrollments" USING btree ("coupon_id") WHERE coupon_id is not null;