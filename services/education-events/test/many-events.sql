-- Fills the lists of events and courses for plans: `sidework.events` events and as many courses of `sidework.events` / 20
-- organizers, among as many people as events. Nine in ten events are ahead, and one in a hundred is open to children. The words
-- go from usual to rare, and one organizer in five hundred has a rare name. Run by a superuser.
set search_path = education_events, extensions;

create temporary table organizers as
select row_number() over () as number, gen_random_uuid() as id
from generate_series(1, current_setting('sidework.events')::int);

insert into people (id, sequence, full_name, user_type, account_type, roles, completed_services_as_professional, may_act,
                    guardian_ids)
select id, 1, case when number % 500 = 7 then 'Quetzal Example ' else 'Member Example ' end || number, 'professional',
       'gig_worker', '{}', 0, true, '{}'
from organizers;

delete from organizers where number > current_setting('sidework.events')::int / 20;

insert into events (id, organizer_id, title, description, category, event_date, ends_at, time_zone, location, capacity,
                    price_cents, status, young_people, young_people_asked_at, created_at)
select gen_random_uuid(), organizers.id,
       (array['Meetup of plumbers', 'Tax seminar', 'Trade fair'])[1 + row % 3],
       'Meet other people of the trade' || case when row % 1000 = 7 then ' and a harpsichord' else '' end || '.',
       (array['Networking', 'Workshop', 'Seminar', 'Meetup'])[1 + row % 4],
       now() + row * interval '1 minute', now() + row * interval '1 minute' + interval '2 hours', 'America/New_York',
       'Newark, NJ', 10, case when row % 2 = 0 then 0 else 2500 end,
       case when row % 10 = 0 then 'cancelled' else 'upcoming' end,
       case when row % 100 = 1 then 'approved' else 'no' end, case when row % 100 = 1 then now() end, now()
from generate_series(1, current_setting('sidework.events')::int) as row
join organizers on organizers.number = 1 + row % (select count(*) from organizers);

insert into courses (title, category, type, format, duration_hours, credits, price_cents, date, description, full_description,
                     educator_id, fee_bps, allows_kids, created_at)
select (array['Bookkeeping', 'Safety on site', 'Contracts'])[1 + row % 3] || ' ' || row,
       case when row % 50 = 1 then 'notary' else 'accounting' end, 'ce', 'online', 2, 2, 0, current_date,
       'What to write down' || case when row % 1000 = 7 then ' about a harpsichord' else '' end || '.', 'In full.',
       organizers.id, 1500, row % 100 = 1, now()
from generate_series(1, current_setting('sidework.events')::int) as row
join organizers on organizers.number = 1 + row % (select count(*) from organizers);

drop table organizers;

-- What waits to enter an index makes it look dear to the planner, until the next vacuum.
do $$
declare index_name regclass;
begin
  for index_name in
    select indexrelid::regclass from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and relnamespace = 'education_events'::regnamespace
  loop
    perform gin_clean_pending_list(index_name);
  end loop;
end $$;
analyze people;
analyze events;
analyze courses;
