-- Fills client_services for benchmarks: `sidework.work` completed services of `sidework.work` / 40 professionals, each with a
-- review, every fourth with a photo of it, and an appointment in the weeks to come. Each professional has working hours and
-- one gig. Everybody has as much as everybody else, so that only the whole grows.
set search_path = client_services, extensions;

create temporary table workers as
select number, ('01970000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid as id,
  ('01970000-0000-7000-9000-' || lpad(number::text, 12, '0'))::uuid as gig_id
from generate_series(1, greatest(current_setting('sidework.work')::int / 40, 1)) as number;

insert into people (id, sequence, full_name, user_type, account_type, roles,
                    completed_services_as_professional, may_act, guardian_ids)
select id, 1, 'Worker ' || number, 'professional', 'gig_worker', '{}', 40, true, '{}' from workers;

insert into working_hours (professional_id, hours, changed_at)
select id, '{"timeZone":"America/New_York","week":[{"weekday":1,"from":"08:00","to":"18:00"},{"weekday":2,"from":"08:00","to":"18:00"},{"weekday":3,"from":"08:00","to":"18:00"},{"weekday":4,"from":"08:00","to":"18:00"},{"weekday":5,"from":"08:00","to":"18:00"}],"daysOff":[],"appointmentMinutes":60,"noticeHours":2,"travelMinutes":30}'::jsonb, now()
from workers;

insert into bookable_gigs (id, sequence, professional_id, title, description, price_cents, pricing_type, status)
select gig_id, 1, id, 'Repair of your tap', 'With my own tools.', 9900, 'fixed', 'active' from workers;

create temporary table done_work as
select gen_random_uuid() as id, workers.id as worker_id, number, piece,
  (select id from workers as other where other.number = 1 + workers.number % (select count(*) from workers)) as client_id
from workers cross join generate_series(1, 40) as piece
where (select count(*) from workers) > 1;

insert into services (id, professional_id, client_id, title, description, amount_cents, total_amount_cents,
                      status, progress_stage, progress_percentage, started_at, completed_at, created_at)
select id, worker_id, client_id, 'Repair a tap', 'It drips.', 9900, 9900, 'completed', 'completed', 100,
  now() - piece * interval '3 days', now() - piece * interval '2 days', now() - piece * interval '3 days'
from done_work;

insert into reviews (id, service_id, professional_id, client_id, rating, comment, created_at, opens_at, opened_at)
select gen_random_uuid(), id, worker_id, client_id, 1 + piece % 5, 'Came on time and left it clean.',
  now() - piece * interval '1 day', now() - piece * interval '1 day', now() - piece * interval '1 day'
from done_work;

insert into service_photos (name, service_id, owner_id, moment, added_at)
select replace(gen_random_uuid()::text, '-', '') || '.webp', id, client_id, 'review', now() - piece * interval '1 day'
from done_work where piece % 4 = 0;

insert into appointments (id, service_id, professional_id, client_id, starts_at, ends_at, blocked_until, time_zone, created_at)
select gen_random_uuid(), id, worker_id, client_id, at, at + interval '1 hour', at + interval '90 minutes',
  'America/New_York', now()
from done_work cross join lateral (
  select date_trunc('day', now()) + (1 + piece % 20) * interval '1 day' + (14 + piece / 20 * 3) * interval '1 hour') as day (at);
