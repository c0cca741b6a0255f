CREATE TABLE "network_chat"."time_zones" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
-- No release has written a row yet.
ALTER TABLE "network_chat"."guardian_digests" DROP CONSTRAINT "guardian_digests_pkey";--> statement-breakpoint
ALTER TABLE "network_chat"."guardian_digests" ADD COLUMN "guardian_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "network_chat"."guardian_digests" ADD CONSTRAINT "guardian_digests_pk" PRIMARY KEY("guardian_id","child_id");--> statement-breakpoint
CREATE INDEX "connections_answered_at_idx" ON "network_chat"."connections" USING btree ("answered_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "guardian_digests_child_id_idx" ON "network_chat"."guardian_digests" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "held_messages_at_idx" ON "network_chat"."held_messages" USING btree ("at");
