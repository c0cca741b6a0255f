-- Every event enters it once it is published, and only the hourly purge reads it: blocks will do for that.
DROP INDEX "outbox_published_at_idx";
--> statement-breakpoint
CREATE INDEX "outbox_published_at_idx" ON "outbox" USING brin ("published_at");
