-- Unlogged: it is written with every message, and after a crash of the database everybody has all of their turns again.
CREATE UNLOGGED TABLE "network_chat"."message_turns" (
	"sender_id" uuid PRIMARY KEY NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL
);
