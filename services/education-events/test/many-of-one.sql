-- Fills the lists of one person for plans and benchmarks: `sidework.records` events of `sidework.owner`, as many tickets to
-- those of another, and as many courses that they take and teach. The first event of the owner, whose id is the owner's, has as
-- many guests and people in line, and their first course, whose number is a billion and the records, as many students and
-- ratings. Run by a superuser.
set search_path = education_events, extensions;

create temporary table others as
select gen_random_uuid() as id, gen_random_uuid() as event_id, gen_random_uuid() as own_event_id, number,
       now() - number * interval '1 minute' as moment, 1000000000 + current_setting('sidework.records')::int as course_id
from generate_series(1, current_setting('sidework.records')::int) as number;

insert into people (id, sequence, full_name, user_type, account_type, roles, completed_services_as_professional, may_act,
                    guardian_ids)
select id, 1, 'Other ' || number, 'professional', 'gig_worker', '{}', 0, true, '{}' from others;

insert into events (id, organizer_id, title, description, category, event_date, ends_at, time_zone, location, capacity,
                    price_cents, status, created_at)
select id, organizer_id, 'Meetup of plumbers', 'Meet other people of the trade.', 'Meetup', moment, moment + interval '2 hours',
       'America/New_York', 'Newark, NJ', 100000, 0, 'completed', moment
from (select case when number = 1 then current_setting('sidework.owner')::uuid else own_event_id end as id,
             current_setting('sidework.owner')::uuid as organizer_id, moment from others
      union all select event_id, id, moment from others) as each;

insert into event_registrations (id, event_id, user_id, attendee_name, ticket_code, payment_status, payment_amount_cents,
                                 status, hold_expires_at, is_child, created_at)
select gen_random_uuid(), event_id, user_id, 'Guest', gen_random_uuid()::text, case when is_waiting then 'pending' else 'completed' end, 0,
       case when is_waiting then 'awaiting_guardian' else 'confirmed' end, case when is_waiting then now() + interval '1 day' end,
       is_waiting, moment
from (select event_id, current_setting('sidework.owner')::uuid as user_id, false as is_waiting, moment from others
      union all
      select current_setting('sidework.owner')::uuid, id, number % 500 = 3, moment from others) as each;

insert into waitlist_places (id, event_id, user_id, is_child, status, joined_at)
select gen_random_uuid(), current_setting('sidework.owner')::uuid, id, false, 'waiting', moment from others;

insert into co_hosts (id, event_id, user_id, email, invited_at, accepted_at)
select gen_random_uuid(), event_id, current_setting('sidework.owner')::uuid, 'host@example.com', moment, moment from others;

insert into courses (id, title, category, type, format, duration_hours, credits, price_cents, date, description,
                     full_description, educator_id, fee_bps, created_at) overriding system value
select course_id, 'Bookkeeping', 'accounting', 'ce', 'online', 2, 2, 0, current_date, 'What to write down.', 'In full.',
       current_setting('sidework.owner')::uuid, 1500, now()
from others where number = 1;

create temporary table taken_courses as
with inserted as (
  insert into courses (title, category, type, format, duration_hours, credits, price_cents, date, description,
                       full_description, educator_id, fee_bps, created_at)
  select 'Contracts ' || number, 'accounting', 'ce', 'online', 2, 2, 0, current_date, 'What to sign.', 'In full.', id, 1500, moment
  from others
  returning id, created_at)
select id, created_at as moment from inserted;

insert into enrollments (id, course_id, user_id, status, price_cents, fee_bps, enrolled_at, last_active_at, completed_at)
select gen_random_uuid(), course_id, user_id, 'completed', 0, 1500, moment, moment, moment
from (select course_id, id as user_id, moment from others
      union all select id, current_setting('sidework.owner')::uuid, moment from taken_courses) as each;

insert into course_ratings (id, enrollment_id, course_id, rating, phrases, rated_at)
select gen_random_uuid(), id, course_id, 4, '{}', enrolled_at
from enrollments where course_id in (select course_id from others);

insert into course_submissions (id, educator_id, status, draft, fee_bps, created_at)
select gen_random_uuid(), current_setting('sidework.owner')::uuid, 'draft', '{}', 1500, moment from others;

drop table others;
drop table taken_courses;
analyze;
