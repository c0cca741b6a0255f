CREATE TABLE "network_chat"."push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one_check" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "network_chat"."push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "network_chat"."pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_chat"."conversation_members" ADD COLUMN "is_pushed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_chat"."notification_preferences" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "network_chat"."pushes" ADD CONSTRAINT "pushes_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "network_chat"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "network_chat"."push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_idx" ON "network_chat"."push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "pushes_due_at_idx" ON "network_chat"."pushes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pushes_subscription_id_idx" ON "network_chat"."pushes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "conversation_members_push_due_idx" ON "network_chat"."conversation_members" USING btree ("unread_since") WHERE unread_count > 0 and not is_pushed and not is_ignored and not is_muted;