CREATE TABLE "education_events"."ticket_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"given_by" uuid NOT NULL,
	"address" text,
	"address_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"giver_attendee_name" text NOT NULL,
	"giver_attendee_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "transfer_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "education_events"."ticket_invitations" ADD CONSTRAINT "ticket_invitations_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "education_events"."event_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_invitations_token_hash_key" ON "education_events"."ticket_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_invitations_open_key" ON "education_events"."ticket_invitations" USING btree ("registration_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "ticket_invitations_refused_idx" ON "education_events"."ticket_invitations" USING btree ("given_by","address_hash") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "ticket_invitations_expires_at_idx" ON "education_events"."ticket_invitations" USING btree ("expires_at") WHERE accepted_at is null and ended_at is null;--> statement-breakpoint
-- A ticket that was given away before was handed on by its giver, and waits for nobody.
UPDATE "education_events"."event_registrations" SET "transfer_accepted_at" = "transferred_at" WHERE "transferred_at" IS NOT NULL;
