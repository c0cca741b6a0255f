ALTER TABLE "client_services"."payments" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "hold_days" integer;--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "held_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_hold_until_idx" ON "client_services"."payments" USING btree ("hold_until") WHERE held_cents > 0;--> statement-breakpoint
CREATE INDEX "payments_held_for_idx" ON "client_services"."payments" USING btree ("payee_id") WHERE held_cents > 0;--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD CONSTRAINT "payments_held_check" CHECK (held_cents between 0 and amount_cents and (held_cents = 0 or hold_until is not null));
--> statement-breakpoint
-- What is held for a payee does not fall below zero either.
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
  select * into account from "client_services"."ledger_accounts" where id = new.account_id;
  if account.kind not in ('escrow', 'pro_payable', 'client_refund', 'pro_receivable', 'pro_held') then return null; end if;
  select sum(amount_cents) into total from "client_services"."ledger_entries" where account_id = new.account_id;
  if (account.kind = 'pro_receivable' and total < 0) or (account.kind <> 'pro_receivable' and total > 0) then
    raise exception 'The ledger account % falls below zero.', account.id using errcode = '23514';
  end if;
  return null;
end $$;
