-- How often an event was published again for a reader that had been away: to the broker each time is another message.
ALTER TABLE "outbox" ADD COLUMN "repeats" integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- Who reads this service's stream, and what of it each of them misses since it was cut off.
CREATE TABLE "stream_readers" (
  "durable" text PRIMARY KEY,
  "subject" text NOT NULL,
  "created_at" text NOT NULL,
  "read_until" bigint NOT NULL,
  "cut_below" bigint
);
