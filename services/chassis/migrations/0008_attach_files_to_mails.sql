ALTER TABLE "mail_queue" ADD COLUMN "attachments" jsonb;
