CREATE TABLE "client_services"."bank_accounts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"holder" text,
	"bank" text,
	"last_four" text,
	"status" text NOT NULL,
	"reason" text,
	"schedule" text DEFAULT 'manual' NOT NULL,
	"next_payout_at" timestamp (3) with time zone,
	"owner_email" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_services"."sandbox_bank_accounts" (
	"token" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."transfers" ADD COLUMN "destination" text;--> statement-breakpoint
ALTER TABLE "client_services"."transfers" ADD COLUMN "destination_token" text;--> statement-breakpoint
CREATE INDEX "bank_accounts_next_check_at_idx" ON "client_services"."bank_accounts" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_next_payout_at_idx" ON "client_services"."bank_accounts" USING btree ("next_payout_at") WHERE next_payout_at is not null;