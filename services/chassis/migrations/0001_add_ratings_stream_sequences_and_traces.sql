-- What a stream numbered each published event: a stream that was emptied or set back can be told from it.
ALTER TABLE "outbox" ADD COLUMN "stream_sequence" bigint;
--> statement-breakpoint
CREATE INDEX "outbox_stream_sequence_idx" ON "outbox" ("stream_sequence") WHERE "stream_sequence" IS NOT NULL;
--> statement-breakpoint
-- The trace that an event belongs to, as the W3C writes it; null where tracing is off.
ALTER TABLE "outbox" ADD COLUMN "trace_parent" text;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "rating" double precision;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "review_count" integer NOT NULL DEFAULT 0;
