-- Fills the vault and the trade records of one person for benchmarks: `sidework.records` documents of three years, and as many
-- sales, imports and exports of `sidework.owner`. One document in ten is in the trash, and one in a hundred has a rare tag.
-- Run by a superuser.
set search_path = business_tools, extensions;

create temporary table owner as
select current_setting('sidework.owner')::uuid as id, current_setting('sidework.records')::int as records;

create temporary table rows as
select number, current_date - number * 37 % 1080 as day, now() - number * interval '1 minute' as at, 100 + number % 90000 as cents
from owner, generate_series(1, records) as number;

insert into business_documents (id, professional_id, document_name, document_type, file_path, file_size, mime_type, format, year,
                                tags, notes, scan_status, source, trashed_at, created_at)
select gen_random_uuid(), owner.id, case when number % 3 = 0 then 'Invoice ' else 'Paper ' end || number,
       (array['tax_form', 'insurance', 'certification', 'contract', 'receipt', 'invoice', 'other'])[1 + number % 7],
       owner.id || '/' || number, 1000, 'application/pdf', 'pdf', extract(year from day),
       case when number % 100 = 0 then array['rarely'] else array['usual', 'paper'] end, 'What it says.', 'clean', 'upload',
       case when number % 10 = 0 then at end, at
from owner, rows;

insert into vault_usage (professional_id, bytes) select id, 1000 * records from owner;

insert into international_sales (id, professional_id, product_description, currency, fx_rate, fx_date, fx_source,
                                 usd_amount_cents, created_at, updated_at, client_name, country, sale_amount_cents, vat_rate,
                                 gst_rate, tax_amount_cents, treatment, sale_date)
select gen_random_uuid(), owner.id, 'Plan', 'USD', 1, day, 'US dollars', cents, at, at, 'Client ' || number, 'Germany', cents,
       0, 0, 0, 'charged', day
from owner, rows;

insert into imported_goods (id, professional_id, product_description, currency, fx_rate, fx_date, fx_source, usd_amount_cents,
                            created_at, updated_at, supplier_name, supplier_country, cost_amount_cents, tariff_rate,
                            tariff_source, tariff_as_of, duty_amount_cents, customs_fees_cents, total_cost_cents, import_date)
select gen_random_uuid(), owner.id, 'Parts', 'USD', 1, day, 'US dollars', cents, at, at, 'Supplier ' || number, 'China', cents,
       0, 'Entered by you', day, 0, 0, cents, day
from owner, rows;

insert into exported_goods (id, professional_id, product_description, currency, fx_rate, fx_date, fx_source, usd_amount_cents,
                            created_at, updated_at, buyer_name, buyer_country, export_value_cents, shipping_cost_cents,
                            export_fees_cents, total_value_cents, export_date)
select gen_random_uuid(), owner.id, 'Kits', 'USD', 1, day, 'US dollars', cents, at, at, 'Buyer ' || number, 'Canada', cents, 0, 0,
       cents, day
from owner, rows;

insert into trade_totals (professional_id, card, currency, amount_cents, usd_cents, record_count)
select owner.id, card, 'USD', sum(cents), sum(cents), count(*)
from owner, rows, unnest(array['totalSales', 'importCosts', 'exportValue']) as card
group by owner.id, card;

drop table rows;
drop table owner;

-- What waits to enter the index makes it look dear to the planner, until the next vacuum.
do $$ begin perform gin_clean_pending_list('business_documents_words_idx'); end $$;
