-- The tables that every service has, made in the schema its owner's search_path names first.
CREATE TABLE "outbox" (
  "id" uuid PRIMARY KEY,
  "aggregate_id" text NOT NULL,
  "sequence" integer NOT NULL,
  "type" text NOT NULL,
  "data" jsonb NOT NULL,
  "request_id" text,
  "occurred_at" timestamptz(3) NOT NULL,
  "published_at" timestamptz(3),
  CONSTRAINT "outbox_aggregate_id_sequence_unique" UNIQUE ("aggregate_id", "sequence")
);
--> statement-breakpoint
CREATE INDEX "outbox_unpublished_idx" ON "outbox" ("aggregate_id", "sequence") WHERE "published_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" ("id") WHERE "published_at" IS NULL;
--> statement-breakpoint
-- Every row leaves both indexes of what is due within moments; by default that is tidied up after a fifth of the table.
ALTER TABLE "outbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
--> statement-breakpoint
CREATE INDEX "outbox_published_at_idx" ON "outbox" ("published_at") WHERE "published_at" IS NOT NULL;
--> statement-breakpoint
-- The last sequence of each aggregate: its row lock makes sequence order and commit order one, and it outlives
-- outbox rows that are past their retention.
CREATE TABLE "outbox_heads" (
  "aggregate_id" text PRIMARY KEY,
  "sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox" (
  "consumer" text NOT NULL,
  "event_id" uuid NOT NULL,
  "handled_at" timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT "inbox_pk" PRIMARY KEY ("consumer", "event_id")
);
--> statement-breakpoint
CREATE TABLE "dead_letters" (
  "consumer" text NOT NULL,
  "event_id" text NOT NULL,
  "envelope" jsonb,
  "reason" text NOT NULL,
  "parked_at" timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT "dead_letters_pk" PRIMARY KEY ("consumer", "event_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
  "actor_id" uuid NOT NULL,
  "route" text NOT NULL,
  "key" text NOT NULL,
  "body_hash" text NOT NULL,
  "status" integer,
  "response" jsonb,
  "created_at" timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT "idempotency_keys_pk" PRIMARY KEY ("actor_id", "route", "key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");
--> statement-breakpoint
CREATE TABLE "mail_queue" (
  "id" uuid PRIMARY KEY,
  "recipient" text NOT NULL,
  "subject" text NOT NULL,
  "body_text" text NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz(3) NOT NULL DEFAULT now(),
  "last_error" text,
  "sent_at" timestamptz(3),
  "created_at" timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "mail_queue_due_at_idx" ON "mail_queue" ("due_at") WHERE "sent_at" IS NULL;
--> statement-breakpoint
CREATE TABLE "revoked_sessions" (
  "session_id" uuid PRIMARY KEY,
  "tokens_expire_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
  "id" uuid PRIMARY KEY,
  "sequence" integer NOT NULL,
  "full_name" text NOT NULL,
  "avatar_url" text,
  "profession" text,
  "location" text,
  "user_type" text NOT NULL,
  "account_type" text NOT NULL,
  "roles" text[] NOT NULL,
  "completed_services_as_professional" integer NOT NULL,
  "may_act" boolean NOT NULL,
  "guardian_ids" uuid[] NOT NULL
);
