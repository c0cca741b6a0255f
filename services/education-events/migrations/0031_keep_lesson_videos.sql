CREATE TABLE "education_events"."lesson_captions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"cues" jsonb NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_events"."video_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint NOT NULL,
	"part_keys" text[] NOT NULL,
	"content_type" text,
	"file_id" uuid,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education_events"."lesson_times" ADD COLUMN "video_second" integer;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "video_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "poster_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "captions_id" uuid;--> statement-breakpoint
CREATE INDEX "lesson_captions_owner_id_idx" ON "education_events"."lesson_captions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lesson_captions_uploaded_at_idx" ON "education_events"."lesson_captions" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "video_uploads_owner_id_idx" ON "education_events"."video_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "video_uploads_begun_at_idx" ON "education_events"."video_uploads" USING btree ("begun_at","id");--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_video_id_lesson_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "education_events"."lesson_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_poster_id_lesson_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "education_events"."lesson_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_captions_id_lesson_captions_id_fk" FOREIGN KEY ("captions_id") REFERENCES "education_events"."lesson_captions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_video_id_idx" ON "education_events"."lessons" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "lessons_poster_id_idx" ON "education_events"."lessons" USING btree ("poster_id") WHERE poster_id is not null;--> statement-breakpoint
CREATE INDEX "lessons_captions_id_idx" ON "education_events"."lessons" USING btree ("captions_id") WHERE captions_id is not null;