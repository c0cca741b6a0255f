CREATE TABLE "education_events"."lesson_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD COLUMN "file_name" text;--> statement-breakpoint
CREATE INDEX "lesson_files_owner_id_idx" ON "education_events"."lesson_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lesson_files_uploaded_at_idx" ON "education_events"."lesson_files" USING btree ("uploaded_at","id");--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "education_events"."lesson_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_file_id_idx" ON "education_events"."lessons" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
ALTER TABLE "education_events"."lessons" ADD CONSTRAINT "lessons_file_check" CHECK ((file_id is null) = (file_name is null));