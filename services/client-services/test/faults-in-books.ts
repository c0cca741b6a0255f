import type { testClientServices } from './service.ts';

type Tested = ReturnType<typeof testClientServices>;

/** The faults in the books, read in one snapshot; none where all is well. */
export const faultsIn = ({ sql }: Tested) => sql<{ fault: string }[]>`
  with accounts as (
    select kind, owner_id, sum(amount_cents) as cents from ledger_entries
    join ledger_accounts account on account.id = account_id group by account.id),
  moved as (
    select service_id, account.kind, sum(amount_cents) as cents from ledger_entries
    join ledger_accounts account on account.id = account_id
    join ledger_transactions transaction on transaction.id = transaction_id
    where transaction.kind <> 'refund_sent' group by 1, 2),
  books as (
    select service.id, escrowed_amount_cents as kept, released_amount_cents as released,
      coalesce(sum(cents) filter (where kind = 'provider_cash'), 0) as funded,
      coalesce(-sum(cents) filter (where kind = 'escrow'), 0) as held,
      coalesce(-sum(cents) filter (where kind in ('pro_payable', 'pro_receivable')), 0) as earned,
      coalesce(-sum(cents) filter (where kind = 'client_refund'), 0) as refunded,
      coalesce(-sum(cents) filter (where kind = 'fee_revenue'), 0) as fees
    from services service left join moved on moved.service_id = service.id group by service.id)
  select 'entries sum up to ' || sum(amount_cents) as fault from ledger_entries having sum(amount_cents) <> 0
  union all
  select 'the balance of ' || id || ' is not what its entries sum up to' from (
    select id, sequence, balance_cents, row_number() over so_far as place, sum(amount_cents) over so_far as cents
    from ledger_entries where sequence is not null
    window so_far as (partition by account_id order by sequence)) entry
  where balance_cents <> cents or sequence <> place
  union all
  select kind || ' of ' || owner_id || ' is below zero' from accounts
  where case when kind in ('escrow', 'pro_payable', 'client_refund') then cents > 0
    when kind = 'pro_receivable' then cents < 0 else false end
  union all
  select 'funded is not held, earned, refunded and kept: ' || id from books
  where funded <> held + earned + refunded + fees
  union all
  select 'the events tell of other earnings: ' || id from books left join (
    select (data->>'serviceId')::uuid as service_id, sum(
      case type when 'client-services.escrow.refunded.v1' then -1 else 1 end
      * coalesce((data->>'amountCents')::bigint,
        (data->>'grossCents')::bigint - (data->>'feeCents')::bigint)) as cents
    from outbox where type in ('client-services.escrow.released.v1', 'client-services.escrow.refunded.v1',
      'client-services.tip.given.v1', 'client-services.expense.paid.v1')
    group by 1) told on told.service_id = id
  where earned <> coalesce(told.cents, 0)
  union all
  select 'the events tell of another balance: ' || person_id from (
    select owner_id as person_id, case kind when 'pro_payable' then 'earned' when 'client_refund' then 'credit'
      when 'pro_receivable' then 'owed' else 'held' end as name,
      case kind when 'pro_receivable' then cents else -cents end as cents
    from accounts where kind in ('pro_payable', 'client_refund', 'pro_receivable', 'pro_held')
    union all select person_id, 'credit', -amount_cents from transfers where kind = 'refund' and status = 'sending'
    union all select professional_id, 'feesDue', fee.amount_cents - fee.settled_cents from payment_history fee
      join services service on service.id = service_id where settlement = 'due' and payer = 'professional'
    union all select (data->>'personId')::uuid, name, -(data->>(name || 'Cents'))::bigint
      from outbox, unnest(array['earned', 'credit', 'owed', 'feesDue', 'held']) as name
      where type = 'client-services.balance.moved.v1') balance
  group by person_id, name having sum(cents) <> 0
  union all
  select 'its account is not what the service says is held: ' || id from books where held <> kept`;
