CREATE TABLE "client_services"."dispute_messages" (
	"dispute_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"added_by" text NOT NULL,
	"sent_by" text NOT NULL,
	"content" text NOT NULL,
	"file_count" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispute_messages_dispute_id_message_id_pk" PRIMARY KEY("dispute_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "client_services"."dispute_messages" ADD CONSTRAINT "dispute_messages_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "client_services"."disputes"("id") ON DELETE no action ON UPDATE no action;