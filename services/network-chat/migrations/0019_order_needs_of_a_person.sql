-- The default serves the version that still runs, which writes receivers without it.
DROP INDEX "network_chat"."need_receivers_receiver_idx";--> statement-breakpoint
DROP INDEX "network_chat"."conversation_members_unread_idx";--> statement-breakpoint
ALTER TABLE "network_chat"."need_receivers" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "network_chat"."need_receivers" each SET "since" = needs."since" FROM "network_chat"."needs" needs
WHERE needs."kind" = each."kind" AND needs."subject_id" = each."subject_id";--> statement-breakpoint
CREATE INDEX "need_receivers_newest_idx" ON "network_chat"."need_receivers" USING btree ("receiver","since" DESC NULLS FIRST,"subject_id");--> statement-breakpoint
CREATE INDEX "need_receivers_oldest_idx" ON "network_chat"."need_receivers" USING btree ("receiver","kind","since","subject_id");--> statement-breakpoint
CREATE INDEX "conversation_members_unread_idx" ON "network_chat"."conversation_members" USING btree ("user_id","last_message_at" DESC NULLS FIRST,"conversation_id") WHERE unread_count > 0;