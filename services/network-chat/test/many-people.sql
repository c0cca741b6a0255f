-- Fills network_chat.people for tests of plans and benchmarks: `sidework.people` people of made-up names, one in four a
-- child, of few professions and two rare ones, and a connection of every fifth adult with the next.
-- Run by a superuser: the slow indexes are made anew at the end.
set search_path = network_chat, extensions;

create temporary table slow_people_indexes as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
where indrelid = 'people'::regclass and amname = 'gin';

do $$
declare index_name text;
begin
  for index_name in select name from slow_people_indexes loop
    execute 'drop index ' || index_name;
  end loop;
end $$;

insert into people (id, sequence, full_name, profession, bio, location, user_type, account_type, roles,
                    completed_services_as_professional, may_act, guardian_ids)
select ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, 1,
  initcap(substr(md5(number::text), 1, 6)) || ' ' || initcap(substr(md5('family' || number), 1, 8)),
  case when number % 2500 = 7 then 'Harpsichord Tuner'
       else (array['Plumber', 'Dog Walker', 'Piano Teacher', 'Gardener', 'Painter'])[number % 5 + 1] end,
  'I answer within the hour.',
  case when number % 2500 = 9 then 'Nome, AK'
       else (array['Newark, NJ', 'Austin, TX', 'Portland, OR'])[number % 3 + 1] end,
  'professional', case when number % 4 = 0 then 'sidework_kids' else 'gig_worker' end, '{}', number % 40, true, '{}'
from generate_series(1, current_setting('sidework.people')::int) as number;

insert into connections (id, requester_id, receiver_id, status, is_requester_approved, is_receiver_approved,
                         created_at, answered_at)
select gen_random_uuid(), id, next_id, 'accepted', true, true, now(), now()
from (select id, lead(id) over (order by id) as next_id, row_number() over (order by id) as number
      from people where account_type <> 'sidework_kids') as adult
where number % 5 = 1 and next_id is not null;

do $$
declare index_definition text;
begin
  for index_definition in select definition from slow_people_indexes loop
    execute index_definition;
  end loop;
end $$;

drop table slow_people_indexes;
analyze people;
analyze connections;
