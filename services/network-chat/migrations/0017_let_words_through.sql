-- Doubtful words wait for the answer of a guardian.
ALTER TABLE "network_chat"."child_words" ADD COLUMN "marks" text[];--> statement-breakpoint
ALTER TABLE "network_chat"."child_words" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_chat"."child_words" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "network_chat"."child_words" ADD COLUMN "is_let_through" boolean;--> statement-breakpoint
CREATE INDEX "child_words_waiting_idx" ON "network_chat"."child_words" USING btree ("child_id","writer_id") WHERE marks is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "child_words_id_idx" ON "network_chat"."child_words" USING btree ("id") WHERE marks is not null;