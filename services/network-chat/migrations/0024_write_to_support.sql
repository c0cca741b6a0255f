CREATE TABLE "network_chat"."support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"is_from_staff" boolean NOT NULL,
	"staff_id" uuid,
	"content" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_chat"."support_threads" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"last_content" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"waits_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "support_messages_person_id_idx" ON "network_chat"."support_messages" USING btree ("person_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "support_messages_staff_id_idx" ON "network_chat"."support_messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_threads_waits_since_idx" ON "network_chat"."support_threads" USING btree ("waits_since","person_id") WHERE waits_since is not null;--> statement-breakpoint
CREATE INDEX "support_threads_last_at_idx" ON "network_chat"."support_threads" USING btree ("last_at","person_id") WHERE waits_since is null;