ALTER TABLE "network_chat"."child_words" ADD COLUMN "reader_ids" uuid[];--> statement-breakpoint
ALTER TABLE "network_chat"."child_words" ADD COLUMN "held_because" text;--> statement-breakpoint
ALTER TABLE "network_chat"."held_messages" ADD COLUMN "held_because" text;