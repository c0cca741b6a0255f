ALTER TABLE "client_services"."ledger_entries" ADD COLUMN "posted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ADD COLUMN "balance_cents" bigint;--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ADD COLUMN "sequence" bigint;--> statement-breakpoint
-- The first statement locked the table, so no entry comes between these. What was booked stays; it only gets what it lacks.
ALTER TABLE "client_services"."ledger_entries" DISABLE TRIGGER "ledger_entries_keep";--> statement-breakpoint
UPDATE "client_services"."ledger_entries" entry
SET "posted_at" = kept.posted_at, "balance_cents" = kept.balance_cents, "sequence" = kept.sequence
FROM (
  SELECT e.id, transaction.posted_at,
    CASE WHEN is_bounded THEN sum(e.amount_cents) OVER in_order END AS balance_cents,
    CASE WHEN is_bounded THEN row_number() OVER in_order END AS sequence
  FROM "client_services"."ledger_entries" e
  JOIN "client_services"."ledger_transactions" transaction ON transaction.id = e.transaction_id
  JOIN (
    SELECT id, kind IN ('escrow', 'pro_payable', 'client_refund', 'pro_receivable', 'pro_held') AS is_bounded
    FROM "client_services"."ledger_accounts"
  ) account ON account.id = e.account_id
  WINDOW in_order AS (PARTITION BY e.account_id ORDER BY transaction.posted_at, e.id)
) kept
WHERE kept.id = entry.id;--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ENABLE TRIGGER "ledger_entries_keep";--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ALTER COLUMN "posted_at" SET NOT NULL;--> statement-breakpoint
DROP INDEX "client_services"."ledger_entries_account_id_idx";--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_posted_at_idx" ON "client_services"."ledger_entries" USING btree ("account_id","posted_at","id");--> statement-breakpoint
ALTER TABLE "client_services"."ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_sequence_unique" UNIQUE("account_id","sequence");
--> statement-breakpoint
-- The database fills these, so that the version that still runs beside this one keeps them too. The lock on the account
-- lets one entry in after the other; accounts without a bound are not locked, and no balance is kept of them.
CREATE FUNCTION "client_services"."keep_the_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  last_balance bigint;
  last_sequence bigint;
begin
  if new.posted_at is null then
    select posted_at into new.posted_at from "client_services"."ledger_transactions" where id = new.transaction_id;
  end if;
  new.balance_cents := null;
  new.sequence := null;
  perform from "client_services"."ledger_accounts" where id = new.account_id
    and kind in ('escrow', 'pro_payable', 'client_refund', 'pro_receivable', 'pro_held') for no key update;
  if not found then return new; end if;
  select balance_cents, sequence into last_balance, last_sequence from "client_services"."ledger_entries"
    where account_id = new.account_id and sequence is not null order by sequence desc limit 1;
  new.balance_cents := coalesce(last_balance, 0) + new.amount_cents;
  new.sequence := coalesce(last_sequence, 0) + 1;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep_balance" BEFORE INSERT ON "client_services"."ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "client_services"."keep_the_balance"();
--> statement-breakpoint
-- At the commit the last entry of a bounded account has its balance, which need not be summed.
CREATE OR REPLACE FUNCTION "client_services"."balance_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  account "client_services"."ledger_accounts";
  total bigint;
begin
  select sum(amount_cents) into total from "client_services"."ledger_entries"
    where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'The ledger transaction % does not sum up to zero.', new.transaction_id using errcode = '23514';
  end if;
  if new.sequence is null then return null; end if;
  select * into account from "client_services"."ledger_accounts" where id = new.account_id;
  select balance_cents into total from "client_services"."ledger_entries"
    where account_id = new.account_id and sequence is not null order by sequence desc limit 1;
  if (account.kind = 'pro_receivable' and total < 0) or (account.kind <> 'pro_receivable' and total > 0) then
    raise exception 'The ledger account % falls below zero.', account.id using errcode = '23514';
  end if;
  return null;
end $$;
