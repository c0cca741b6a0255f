-- Fills client_services for benchmarks: `sidework.records` pieces of finished, paid and reviewed work of `sidework.owner` for as
-- many clients, who stand in the owner's CRM, with invoices and appointments; the newest thousandth is under way. Run by a
-- superuser.
set search_path = client_services, extensions;

create temporary table works as
select gen_random_uuid() as id, gen_random_uuid() as client_id, number,
       current_setting('sidework.owner')::uuid as professional_id,
       now() - number * interval '20 minutes' as moment,
       number % 1000 = 1 as is_under_way
from generate_series(1, current_setting('sidework.records')::int) as number;

insert into people (id, sequence, full_name, user_type, account_type, roles, completed_services_as_professional,
                    may_act, guardian_ids)
select client_id, 1, 'Client ' || number, 'client', 'client', '{}', 0, true, '{}' from works;

insert into services (id, professional_id, client_id, title, description, amount_cents, total_amount_cents, status,
                      payment_status, progress_stage, progress_percentage, escrowed_amount_cents, released_amount_cents,
                      agreed_at, started_at, completed_at, created_at)
select id, professional_id, client_id, 'Work ' || number, 'Some work.', 10000, 10000,
       case when is_under_way then 'in_progress' else 'completed' end,
       case when is_under_way then 'escrowed' else 'released' end,
       case when is_under_way then 'not_started' else 'completed' end, case when is_under_way then 0 else 100 end,
       case when is_under_way then 10000 else 0 end, case when is_under_way then 0 else 10000 end,
       moment, moment, case when not is_under_way then moment end, moment
from works;

insert into reviews (id, service_id, professional_id, client_id, rating, comment, created_at)
select gen_random_uuid(), id, professional_id, client_id, 4 + number % 2, 'Good work.', moment
from works where not is_under_way;

insert into crm_clients (id, professional_id, client_id, created_at)
select gen_random_uuid(), professional_id, client_id, moment from works;

insert into appointments (id, service_id, professional_id, client_id, starts_at, ends_at, blocked_until, time_zone,
                          reminders_past, created_at)
select gen_random_uuid(), id, professional_id, client_id, moment, moment + interval '10 minutes',
       moment + interval '15 minutes', 'America/New_York', 2, moment
from works;

insert into ledger_accounts (id, kind, owner_id)
select gen_random_uuid(), 'escrow', id from works
union all select gen_random_uuid(), 'pro_payable', current_setting('sidework.owner')::uuid
on conflict do nothing;
insert into ledger_accounts (id, kind, owner_id)
values (gen_random_uuid(), 'provider_cash', null), (gen_random_uuid(), 'fee_revenue', null)
on conflict do nothing;

create temporary table moves as
select gen_random_uuid() as id, works.id as service_id, kind, moment
from works, (values ('fund'), ('release')) as kinds (kind)
where kind = 'fund' or not is_under_way;

insert into ledger_transactions (id, kind, cause, service_id, posted_at)
select id, kind, kind || ':' || service_id, service_id, moment from moves;

insert into ledger_entries (id, transaction_id, account_id, amount_cents, posted_at)
select gen_random_uuid(), moves.id, account.id, entry.cents, moves.moment
from moves,
  lateral (values ('fund', 'provider_cash', null::uuid, 10000), ('fund', 'escrow', service_id, -10000),
                  ('release', 'escrow', service_id, 10000),
                  ('release', 'pro_payable', current_setting('sidework.owner')::uuid, -9000),
                  ('release', 'fee_revenue', null, -1000)) as entry (of_kind, account_kind, owner_id, cents)
  join ledger_accounts account
    on account.kind = account_kind and account.owner_id is not distinct from entry.owner_id
where entry.of_kind = moves.kind
order by moves.moment, moves.kind;

insert into invoices (id, kind, seller_id, buyer_id, service_id, posting_id, year, number, seller_name, buyer_name, title,
                      lines, payments, amount_cents, fee_cents, fee_bps, issued_at)
select gen_random_uuid(), 'invoice', professional_id, client_id, works.id, moves.id, extract(year from works.moment),
       number, 'Owner', 'Client ' || number, 'Work ' || number, '[]', '[]', 10000, 1000, 1000, works.moment
from works join moves on service_id = works.id and kind = 'release';

drop table works;
drop table moves;
