-- Whose account was deleted: what comes of them afterwards was told before, and brings nothing back.
ALTER TABLE "people" ADD COLUMN "has_left" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The mails to an address are forgotten when its owner leaves.
CREATE INDEX "mail_queue_recipient_idx" ON "mail_queue" ("recipient");
