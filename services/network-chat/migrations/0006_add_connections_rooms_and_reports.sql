CREATE TABLE "network_chat"."connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requester_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_requester_approved" boolean NOT NULL,
	"is_receiver_approved" boolean NOT NULL,
	"is_mutual" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "connections_self_check" CHECK (requester_id <> receiver_id),
	CONSTRAINT "connections_status_check" CHECK (status in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "connections_answered_check" CHECK ((status = 'pending') = (answered_at is null)),
	CONSTRAINT "connections_approved_check" CHECK (status <> 'accepted' or (is_requester_approved and is_receiver_approved))
);
--> statement-breakpoint
CREATE TABLE "network_chat"."guardian_digests" (
	"child_id" uuid PRIMARY KEY NOT NULL,
	"told_up_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_chat"."held_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"receiver_id" uuid,
	"room_id" uuid,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_chat"."monitored_messages" (
	"child_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monitored_messages_pk" PRIMARY KEY("child_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "network_chat"."reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"thing" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"excerpt" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "reports_self_check" CHECK (reporter_id <> reported_id),
	CONSTRAINT "reports_decided_check" CHECK ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
);
--> statement-breakpoint
CREATE TABLE "network_chat"."room_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "room_messages_room_id_sequence_unique" UNIQUE("room_id","sequence"),
	CONSTRAINT "room_messages_content_check" CHECK (length(content) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."room_reads" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_up_to" integer NOT NULL,
	CONSTRAINT "room_reads_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "network_chat"."rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid,
	"title" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	CONSTRAINT "rooms_serviceId_unique" UNIQUE("service_id"),
	CONSTRAINT "rooms_parties_check" CHECK (child_id <> client_id)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."standing_approvals" (
	"child_id" uuid PRIMARY KEY NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_chat"."conversation_members" ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_chat"."messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_chat"."room_messages" ADD CONSTRAINT "room_messages_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "network_chat"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_chat"."room_reads" ADD CONSTRAINT "room_reads_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "network_chat"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_pair_idx" ON "network_chat"."connections" USING btree (least(requester_id, receiver_id),greatest(requester_id, receiver_id)) WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX "connections_requester_id_idx" ON "network_chat"."connections" USING btree ("requester_id","status");--> statement-breakpoint
CREATE INDEX "connections_receiver_id_idx" ON "network_chat"."connections" USING btree ("receiver_id","status");--> statement-breakpoint
CREATE INDEX "held_messages_child_id_idx" ON "network_chat"."held_messages" USING btree ("child_id","at");--> statement-breakpoint
CREATE INDEX "monitored_messages_child_id_idx" ON "network_chat"."monitored_messages" USING btree ("child_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_idx" ON "network_chat"."reports" USING btree ("reporter_id","thing","subject_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "network_chat"."reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reported_id_idx" ON "network_chat"."reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "rooms_child_id_idx" ON "network_chat"."rooms" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "rooms_client_id_idx" ON "network_chat"."rooms" USING btree ("client_id");--> statement-breakpoint
-- Who may be met, by name and by what is typed of it; the people replica comes with the chassis, its ways here are this service's.
CREATE INDEX "people_adults_name_idx" ON "network_chat"."people" (lower(full_name), id) WHERE account_type <> 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
CREATE INDEX "people_kids_name_idx" ON "network_chat"."people" (lower(full_name), id) WHERE account_type = 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
CREATE INDEX "people_adults_words_idx" ON "network_chat"."people" USING gin (lower(full_name || ' | ' || coalesce(profession, '')) gin_trgm_ops) WHERE account_type <> 'sidework_kids' AND may_act AND NOT has_left;--> statement-breakpoint
CREATE INDEX "people_guardian_ids_idx" ON "network_chat"."people" USING gin (guardian_ids) WHERE account_type = 'sidework_kids';
