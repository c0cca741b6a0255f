-- No release has had it; turns are counted in "account_turns", which every service has.
DROP TABLE "network_chat"."message_turns";--> statement-breakpoint
ALTER TABLE "network_chat"."notifications" ADD COLUMN "mail_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_chat"."notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
CREATE INDEX "notifications_mail_about_idx" ON "network_chat"."notifications" USING btree ("about_id") WHERE is_mail_due and about_id is not null;