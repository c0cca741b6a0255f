-- What a notification asks for: it is shown as over once nothing waits of it any more.
ALTER TABLE "network_chat"."notifications" ADD COLUMN "need_kind" text;--> statement-breakpoint
ALTER TABLE "network_chat"."notifications" ADD COLUMN "need_id" uuid;