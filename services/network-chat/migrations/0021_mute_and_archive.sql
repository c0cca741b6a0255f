DROP INDEX "network_chat"."conversation_members_user_id_idx";--> statement-breakpoint
ALTER TABLE "network_chat"."conversation_members" ADD COLUMN "is_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_chat"."conversation_members" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_listed_idx" ON "network_chat"."conversation_members" USING btree ("user_id","is_archived","last_message_at","conversation_id") WHERE last_message_at is not null;