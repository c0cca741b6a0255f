CREATE TABLE "network_chat"."chat_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shows_reading" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_chat"."message_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_attachments_size_check" CHECK (size > 0)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_chat"."messages" DROP CONSTRAINT "messages_content_check";--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD COLUMN "attachment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "message_attachments_message_id_idx" ON "network_chat"."message_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_attachments_unsent_idx" ON "network_chat"."message_attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "message_attachments_uploader_id_idx" ON "network_chat"."message_attachments" USING btree ("uploader_id") WHERE message_id is null;--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD CONSTRAINT "messages_said_check" CHECK (content <> '' or attachment_count > 0);--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD CONSTRAINT "messages_content_check" CHECK (length(content) <= 2000);--> statement-breakpoint
-- 244 random bits, known to this schema alone.
INSERT INTO "network_chat"."signing_keys" ("name", "secret") VALUES
  ('attachments', gen_random_uuid()::text || gen_random_uuid()::text);
