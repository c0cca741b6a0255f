ALTER TABLE "mail_queue" ADD COLUMN "body_html" text;
