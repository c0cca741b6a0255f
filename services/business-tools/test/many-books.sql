-- Fills the books of one person for benchmarks: `sidework.records` licenses, certifications, CE requirements, income records,
-- deductions, owner entries and estimates of `sidework.owner` each, over the last 36 months and the next. One record in fifty
-- is of a category that the others are not of, and one in a thousand came from a payment.
-- Run by a superuser.
set search_path = business_tools, extensions;

create temporary table owner as
select current_setting('sidework.owner')::uuid as id, current_setting('sidework.records')::int as records;

create temporary table rows as
select number,
  current_date - number % 1080 as day,
  current_date - 360 + number % 1080 as expiry,
  now() - number * interval '1 minute' as at,
  100 + number % 90000 as amount_cents,
  number % 1000 = 7 as is_automatic
from owner, generate_series(1, records) as number;

insert into licenses (id, professional_id, license_name, license_number, license_type, issuing_state, expiry_date,
                      created_at, updated_at)
select gen_random_uuid(), owner.id, 'License ' || number, 'L-' || number, 'Permit', 'Texas',
       case when number % 10 > 0 then expiry end, at, at
from owner, rows;

insert into certifications (id, professional_id, certification_name, issuing_organization, expiry_date, created_at, updated_at)
select gen_random_uuid(), owner.id, 'Certification ' || number, 'Board', case when number % 10 > 0 then expiry end, at, at
from owner, rows;

create temporary table first_license as
select licenses.id from licenses, owner where professional_id = owner.id limit 1;

insert into ce_requirements (id, professional_id, requirement_name, hours_required, hours_completed, deadline,
                             related_license_id, created_at, updated_at)
select gen_random_uuid(), owner.id, 'Requirement ' || number, 10, number % 12, expiry, first_license.id, at, at
from owner, first_license, rows;

insert into income_records (id, professional_id, amount_cents, description, date, category, source, service_id, posting_id,
                            created_at, updated_at)
select gen_random_uuid(), owner.id, amount_cents, 'Work ' || number, day,
       case when is_automatic then 'Services' when number % 50 = 0 then 'Commission' when number % 3 = 0 then 'Consulting' end,
       case when is_automatic then 'automatic' else 'manual' end,
       case when is_automatic then gen_random_uuid() end, case when is_automatic then gen_random_uuid() end, at, at
from owner, rows;

insert into deductions (id, professional_id, amount_cents, description, date, category, source, service_id, posting_id,
                        created_at, updated_at)
select gen_random_uuid(), owner.id, amount_cents / 3 + 1, 'Cost ' || number, day,
       case when is_automatic then 'Commissions & fees' when number % 50 = 0 then 'Home Office' when number % 3 = 0 then 'Travel'
            else 'Supplies' end,
       case when is_automatic then 'automatic' else 'manual' end,
       case when is_automatic then gen_random_uuid() end, case when is_automatic then gen_random_uuid() end, at, at
from owner, rows;

insert into owner_entries (id, professional_id, move, amount_cents, description, date, created_at, updated_at)
select gen_random_uuid(), owner.id, case when number % 4 = 0 then 'contribution' else 'draw' end, amount_cents,
       'Move ' || number, day, at, at
from owner, rows;

insert into month_totals (professional_id, kind, month, category, is_automatic, amount_cents, record_count)
select professional_id, kind, date_trunc('month', date)::date, category, is_automatic, sum(amount_cents), count(*)
from (
  select professional_id, 'income' as kind, date, coalesce(category, 'Other') as category, source = 'automatic' as is_automatic,
         amount_cents from income_records
  union all
  select professional_id, 'deduction', date, category, source = 'automatic', amount_cents from deductions
  union all
  select professional_id, 'owner', date, move, false, amount_cents from owner_entries
) as counted
where professional_id = (select id from owner)
group by 1, 2, 3, 4, 5;

insert into tax_profiles (professional_id, year, filing_status, wages_cents, withheld_cents, last_year_tax_cents,
                          last_year_income_cents, takes_qbi, paid_cents, set_aside_cents, updated_at)
select owner.id, extract(year from current_date), 'single', 0, 0, 1000000, 5000000, true, 0, 0, now() from owner;

insert into tax_estimates (id, professional_id, year, quarter, location_state, method, total_income_cents,
                           total_deductions_cents, taxable_income_cents, federal_tax_cents, state_tax_cents, city_tax_cents,
                           self_employment_tax_cents, total_tax_due_cents, flat, created_at)
select gen_random_uuid(), owner.id, extract(year from day), 1 + number % 4, 'Texas', 'flat', amount_cents, 0, amount_cents,
       amount_cents / 5, 0, 0, amount_cents / 7, amount_cents / 5 + amount_cents / 7,
       jsonb_build_object('assumptions', '[]'::jsonb, 'totalIncomeCents', amount_cents, 'totalDeductionsCents', 0, 'taxableIncomeCents', amount_cents,
         'federalTaxCents', amount_cents / 5, 'stateTaxCents', 0, 'cityTaxCents', 0,
         'selfEmploymentTaxCents', amount_cents / 7, 'totalTaxDueCents', amount_cents / 5 + amount_cents / 7,
         'lines', '[]'::jsonb), at
from owner, rows;

insert into calendar_feeds (professional_id, token, created_at)
select id, current_setting('sidework.owner'), now() from owner;

drop table first_license;
drop table rows;
drop table owner;
