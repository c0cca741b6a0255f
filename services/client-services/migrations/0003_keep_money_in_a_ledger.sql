CREATE TABLE "client_services"."disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"to_client_cents" bigint,
	"to_professional_cents" bigint,
	"explanation" text,
	CONSTRAINT "disputes_decided_check" CHECK ((decided_at is null) = (decided_by is null) and (decided_at is null) = (explanation is null))
);
--> statement-breakpoint
CREATE TABLE "client_services"."ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	CONSTRAINT "ledger_accounts_kind_owner_id_unique" UNIQUE NULLS NOT DISTINCT("kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "client_services"."ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount_check" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "client_services"."ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"service_id" uuid,
	"payment_id" uuid,
	"reverses_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_transactions_reverses_id_unique" UNIQUE("reverses_id")
);
--> statement-breakpoint
CREATE TABLE "client_services"."payment_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"description" text NOT NULL,
	"settlement" text,
	"settled_cents" bigint DEFAULT 0 NOT NULL,
	"payer" text,
	"ledger_transaction_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_history_fee_check" CHECK ((payment_type = 'cancellation_fee') = (settlement is not null)
        and settled_cents between 0 and amount_cents)
);
--> statement-breakpoint
CREATE TABLE "client_services"."payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"service_id" uuid,
	"payer_id" uuid NOT NULL,
	"payee_id" uuid,
	"amount_cents" bigint NOT NULL,
	"fee_bps" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"return_to" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"card" text,
	"failure" text,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_purpose_check" CHECK ((purpose = 'service') = (service_id is not null)),
	CONSTRAINT "payments_amount_check" CHECK (amount_cents > 0 and refunded_cents between 0 and amount_cents)
);
--> statement-breakpoint
CREATE TABLE "client_services"."payout_accounts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."sandbox_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."sandbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"deliver_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_services"."transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reference" text,
	"service_id" uuid,
	"ledger_transaction_id" uuid,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "transfers_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "transfers_reference_check" CHECK ((kind = 'refund') = (reference is not null))
);
--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "released_amount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "fee_bps" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "release_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "releases_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "paid_outside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD CONSTRAINT "disputes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "client_services"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "client_services"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."payment_history" ADD CONSTRAINT "payment_history_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_unique" ON "client_services"."disputes" USING btree ("service_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "disputes_opened_at_idx" ON "client_services"."disputes" USING btree ("opened_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_id_idx" ON "client_services"."ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_idx" ON "client_services"."ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_service_id_idx" ON "client_services"."ledger_transactions" USING btree ("service_id","posted_at");--> statement-breakpoint
CREATE INDEX "payment_history_service_id_idx" ON "client_services"."payment_history" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_history_fee_unique" ON "client_services"."payment_history" USING btree ("service_id") WHERE payment_type = 'cancellation_fee';--> statement-breakpoint
CREATE INDEX "payment_history_due_idx" ON "client_services"."payment_history" USING btree ("payer") WHERE settlement = 'due';--> statement-breakpoint
CREATE INDEX "payments_service_id_idx" ON "client_services"."payments" USING btree ("service_id","settled_at");--> statement-breakpoint
CREATE INDEX "payments_payer_id_idx" ON "client_services"."payments" USING btree ("payer_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "payments_expires_at_idx" ON "client_services"."payments" USING btree ("expires_at") WHERE status in ('waiting', 'confirming', 'processing');--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_deliver_at_idx" ON "client_services"."sandbox_webhooks" USING btree ("deliver_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "transfers_person_id_idx" ON "client_services"."transfers" USING btree ("person_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "transfers_next_try_at_idx" ON "client_services"."transfers" USING btree ("next_try_at") WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX "services_releases_at_idx" ON "client_services"."services" USING btree ("releases_at") WHERE releases_at is not null;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_release_check" CHECK ((releases_at is null) = (release_requested_at is null) and released_amount_cents >= 0);--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_cancelled_check" CHECK (cancelled_by is null or cancelled_at is not null);--> statement-breakpoint
-- What was booked stays: a correction is a transaction of its own.
CREATE FUNCTION "client_services"."keep_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The ledger is only added to.' using errcode = '42501';
end $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "client_services"."ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_the_ledger"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "client_services"."ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_the_ledger"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "client_services"."ledger_accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_the_ledger"();
--> statement-breakpoint
-- At the commit: each transaction sums up to zero, and nothing that is somebody's falls below it.
CREATE FUNCTION "client_services"."balance_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  account "client_services"."ledger_accounts";
  total bigint;
begin
  select sum(amount_cents) into total from "client_services"."ledger_entries"
    where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'The ledger transaction % does not sum up to zero.', new.transaction_id using errcode = '23514';
  end if;
  select * into account from "client_services"."ledger_accounts" where id = new.account_id;
  if account.kind not in ('escrow', 'pro_payable', 'client_refund', 'pro_receivable') then return null; end if;
  select sum(amount_cents) into total from "client_services"."ledger_entries" where account_id = new.account_id;
  if (account.kind = 'pro_receivable' and total < 0) or (account.kind <> 'pro_receivable' and total > 0) then
    raise exception 'The ledger account % falls below zero.', account.id using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "client_services"."ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "client_services"."balance_the_ledger"();
