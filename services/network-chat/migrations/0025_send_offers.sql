CREATE TABLE "network_chat"."offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day" date,
	"working_days" integer,
	"gig_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"service_id" uuid,
	CONSTRAINT "offers_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "offers_time_check" CHECK ((day is null) <> (working_days is null)),
	CONSTRAINT "offers_answered_check" CHECK ((status = 'open') = (answered_at is null)),
	CONSTRAINT "offers_service_check" CHECK (service_id is null or status = 'accepted')
);
--> statement-breakpoint
ALTER TABLE "network_chat"."offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "network_chat"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open_idx" ON "network_chat"."offers" USING btree ("conversation_id","professional_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "offers_expires_at_idx" ON "network_chat"."offers" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "offers_professional_id_idx" ON "network_chat"."offers" USING btree ("professional_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "offers_client_id_idx" ON "network_chat"."offers" USING btree ("client_id") WHERE status = 'open';