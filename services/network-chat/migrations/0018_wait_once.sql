-- Of words that waited twice the first stay.
DELETE FROM "network_chat"."child_words" later USING "network_chat"."child_words" first
WHERE later.marks IS NOT NULL AND later.answered_at IS NULL AND first.answered_at IS NULL
  AND first.child_id = later.child_id AND first.writer_id = later.writer_id AND first.marks = later.marks
  AND (first.at, first.id) < (later.at, later.id);--> statement-breakpoint
DROP INDEX "network_chat"."child_words_waiting_idx";--> statement-breakpoint
DROP INDEX "network_chat"."child_words_id_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "child_words_waiting_key" ON "network_chat"."child_words" USING btree ("child_id","writer_id","marks") WHERE marks is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "child_words_marks_idx" ON "network_chat"."child_words" USING btree ("writer_id","marks") WHERE marks is not null;