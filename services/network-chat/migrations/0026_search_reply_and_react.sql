CREATE TABLE "network_chat"."message_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reactions_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
ALTER TABLE "network_chat"."message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "network_chat"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reactions_user_id_idx" ON "network_chat"."message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_sender_id_idx" ON "network_chat"."messages" USING btree ("sender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_receiver_id_idx" ON "network_chat"."messages" USING btree ("receiver_id","created_at","id");--> statement-breakpoint
-- Messages are found by their words, folded when they are written; messages of before are folded here.
ALTER TABLE "network_chat"."messages"
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(content)) STORED;
