CREATE SCHEMA IF NOT EXISTS "network_chat";
--> statement-breakpoint
CREATE TABLE "network_chat"."blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_self_check" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "network_chat"."conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"unread_since" timestamp (3) with time zone,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_members_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "conversation_members_self_check" CHECK (user_id <> other_id),
	CONSTRAINT "conversation_members_unread_check" CHECK (unread_count >= 0),
	CONSTRAINT "conversation_members_unread_since_check" CHECK ((unread_count = 0) = (unread_since is null)),
	CONSTRAINT "conversation_members_mailed_check" CHECK (unread_count > 0 or not is_mailed)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_one_id_other_id_unique" UNIQUE("one_id","other_id"),
	CONSTRAINT "conversations_pair_check" CHECK (one_id < other_id),
	CONSTRAINT "conversations_state_check" CHECK (state in ('none', 'requested', 'open')),
	CONSTRAINT "conversations_requested_by_check" CHECK (requested_by in (one_id, other_id)),
	CONSTRAINT "conversations_requested_at_check" CHECK ((requested_by is null) = (requested_at is null)),
	CONSTRAINT "conversations_request_check" CHECK (state <> 'requested' or requested_by is not null),
	CONSTRAINT "conversations_last_message_check" CHECK ((last_sequence = 0) = (last_message_at is null) and last_sequence >= 0)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_sequence_unique" UNIQUE("conversation_id","sequence"),
	CONSTRAINT "messages_sequence_check" CHECK (sequence > 0),
	CONSTRAINT "messages_parties_check" CHECK (sender_id <> receiver_id),
	CONSTRAINT "messages_content_check" CHECK (length(content) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "network_chat"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"details" jsonb NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_event_id_receiver_id_unique" UNIQUE("event_id","receiver_id")
);
--> statement-breakpoint
-- Unlogged: it tells who is here now, and everybody comes anew after a crash of the database.
CREATE UNLOGGED TABLE "network_chat"."sockets" (
	"user_id" uuid NOT NULL,
	"instance_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sockets_pk" PRIMARY KEY("user_id","instance_id")
);
--> statement-breakpoint
ALTER TABLE "network_chat"."conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "network_chat"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "network_chat"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_user_id_idx" ON "network_chat"."conversation_members" USING btree ("user_id","last_message_at","conversation_id") WHERE last_message_at is not null;--> statement-breakpoint
CREATE INDEX "conversation_members_unread_idx" ON "network_chat"."conversation_members" USING btree ("user_id") WHERE unread_count > 0;--> statement-breakpoint
CREATE INDEX "conversation_members_unread_since_idx" ON "network_chat"."conversation_members" USING btree ("unread_since") WHERE unread_count > 0 and not is_mailed;--> statement-breakpoint
CREATE INDEX "conversations_requested_by_idx" ON "network_chat"."conversations" USING btree ("requested_by","requested_at");--> statement-breakpoint
CREATE INDEX "notifications_receiver_id_idx" ON "network_chat"."notifications" USING btree ("receiver_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "network_chat"."notifications" USING btree ("receiver_id","created_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "sockets_instance_id_idx" ON "network_chat"."sockets" USING btree ("instance_id");
--> statement-breakpoint
CREATE FUNCTION "network_chat"."keep_message"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a message is only ever marked as read' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER "messages_keep" BEFORE UPDATE ON "network_chat"."messages" FOR EACH ROW
  WHEN ((new.id, new.conversation_id, new.sequence, new.sender_id, new.receiver_id, new.content, new.created_at)
    IS DISTINCT FROM (old.id, old.conversation_id, old.sequence, old.sender_id, old.receiver_id, old.content, old.created_at)
    OR (old.read AND NOT new.read))
  EXECUTE FUNCTION "network_chat"."keep_message"();
