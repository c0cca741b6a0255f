-- Every event enters it, and only the hourly purge reads it: blocks will do for that.
CREATE INDEX "inbox_handled_at_idx" ON "inbox" USING brin ("handled_at");
