-- Fills marketplace.professional_gigs for benchmarks: `sidework.gigs` gigs of `sidework.gigs` / 20 adults, one a minute
-- back from now, nine in ten active, three in five around one city, some of no place, 14 categories and some dozens of words from usual to rare.
-- Run by a superuser: the slow indexes are made anew at the end.
set search_path = marketplace, extensions;
select setseed(0.23);

create temporary table slow_gig_indexes as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
where indrelid = 'professional_gigs'::regclass and amname in ('gin', 'gist');

do $$
declare index_name text;
begin
  for index_name in select name from slow_gig_indexes loop
    execute 'drop index ' || index_name;
  end loop;
end $$;

create function pg_temp.one_word_of(words text, skew float8 default 1) returns text language sql volatile as $$
  select list[1 + floor(cardinality(list) * power(random(), skew))::int]
  from string_to_array(words, ',') as list
$$;

create temporary table gig_owners as
select row_number() over () as number, gen_random_uuid() as id
from generate_series(1, greatest(current_setting('sidework.gigs')::int / 20, 1));

insert into people (id, sequence, full_name, user_type, account_type, roles,
                    completed_services_as_professional, may_act, guardian_ids)
select id, 1, 'Owner ' || number, 'professional', 'gig_worker', '{}', number % 40, true, '{}' from gig_owners;

insert into professional_gigs (id, professional_id, title, description, category, price_cents, pricing_type,
                               location, latitude, longitude, is_place_sought, is_remote, status, created_at,
                               owner_name, owner_profession, owner_rating)
select gen_random_uuid(), gig_owners.id,
  initcap(pg_temp.one_word_of('repair,paint,clean,install,replace,move,build,assemble,trim,inspect,design,restore', 2))
    || ' of your ' || pg_temp.one_word_of('tap,door,window,fence,garden,roof,sink,shelf,lamp,floor,wall,piano,boiler', 1.5),
  'I come with my own tools and ' || pg_temp.one_word_of('repair,paint,clean,install,replace,restore', 2)
    || ' what is broken' || case when gig % 2500 = 7 then ', and the harpsichord too' else '' end || '.',
  pg_temp.one_word_of('plumbing,handyman_services,house_cleaning,painting,electrical,carpentry,landscaping,other,'
    || 'it_professional,hvac,lawn_care,tutoring,pet_care,delivery', 2),
  case when gig % 7 = 0 then null else 2000 + 100 * (gig % 300) end,
  pg_temp.one_word_of('fixed,hourly,project'), 'Newark, NJ',
  case when gig % 9 = 0 then null when gig % 5 < 3 then 40.7 + gig % 97 * 0.004 else 30 + gig % 991 * 0.015 end,
  case when gig % 9 = 0 then null when gig % 5 < 3 then -74.2 + gig % 89 * 0.004 else -120 + gig % 983 * 0.045 end,
  true, gig % 5 = 0,
  case when gig % 10 = 0 then 'paused' else 'active' end,
  now() - gig * interval '1 minute',
  'Owner ' || gig_owners.number, pg_temp.one_word_of('Plumber,Painter,Cleaner,Carpenter,Gardener'),
  case when gig % 3 = 0 then null else 1 + gig % 41 / 10.0 end
from generate_series(1, current_setting('sidework.gigs')::int) as gig
join gig_owners on gig_owners.number = 1 + gig % (select count(*) from gig_owners);

do $$
declare index_definition text;
begin
  for index_definition in select definition from slow_gig_indexes loop
    execute index_definition;
  end loop;
end $$;

drop table slow_gig_indexes;
analyze people;
analyze professional_gigs;
