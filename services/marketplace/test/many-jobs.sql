-- Fills marketplace.job_requests for tests and benchmarks: `sidework.jobs` jobs, one a minute back from now, four in
-- five open, three in five in one of three cities, 17 categories and some dozens of words from usual to rare.
-- With `sidework.youth_share`, that share of them are youth jobs.
-- Run by a superuser: the slow indexes are made anew at the end.
set search_path = marketplace, extensions;
select setseed(0.17);

create temporary table slow_indexes as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
where indrelid = 'job_requests'::regclass and amname in ('gin', 'gist');

do $$
declare index_name text;
begin
  for index_name in select name from slow_indexes loop
    execute 'drop index ' || index_name;
  end loop;
end $$;

create function pg_temp.one_of(words text, skew float8 default 1) returns text language sql volatile as $$
  select list[1 + floor(cardinality(list) * power(random(), skew))::int]
  from string_to_array(words, ',') as list
$$;

insert into job_requests (id, client_id, title, description, category, budget_min_cents, budget_max_cents,
                          location, latitude, longitude, status, hired_professional_id, created_at)
select gen_random_uuid(), gen_random_uuid(),
  initcap(verb) || ' the ' || thing,
  'The ' || thing || ' in the '
    || pg_temp.one_of('kitchen,bathroom,cellar,hall,attic,office,garage,yard')
    || ' is no longer what it was. We look for somebody who can ' || verb || ' it '
    || pg_temp.one_of('this week,on a weekend,soon,before the holidays,in the evening')
    || case when job % 2500 = 7 then ', and the harpsichord too' else '' end || '.',
  pg_temp.one_of('plumbing,handyman_services,house_cleaning,painting,electrical,carpentry,landscaping,other,'
    || 'it_professional,hvac,business_consultant,legal_services,financial_advisor,real_estate_agent,'
    || 'healthcare_professional,therapist_counselor,career_coach', 2),
  5000, 5000 + 500 * (job % 60), town,
  latitude + (random() + random() - 1) * spread, longitude + (random() + random() - 1) * spread,
  status, case when status = 'filled' then gen_random_uuid() end,
  now() - job * interval '1 minute'
from (
  select job, random() as place,
    pg_temp.one_of('repair,paint,clean,install,replace,move,build,assemble,trim,inspect,design,restore', 2) as verb,
    pg_temp.one_of('tap,door,window,fence,garden,roof,sink,shelf,lamp,floor,wall,gate,heater,carpet,desk,drain,'
      || 'hedge,website,piano,boiler', 1.5) as thing,
    pg_temp.one_of('open,open,open,open,open,open,open,open,filled,closed') as status
  from generate_series(1, current_setting('sidework.jobs')::int) as job) as each_job
left join (values
  (0.00, 0.25, 'Newark, NJ', 40.73, -74.17, 0.4),
  (0.25, 0.45, 'Austin, TX', 30.27, -97.74, 0.4),
  (0.45, 0.60, 'Portland, OR', 45.52, -122.68, 0.4),
  (0.60, 0.85, null, 38.5, -97.0, 10)
) as towns (from_share, to_share, town, latitude, longitude, spread) on place >= from_share and place < to_share;

update job_requests set category = 'lawn_mowing', is_youth = true
where random() < coalesce(current_setting('sidework.youth_share', true), '0')::float8;

do $$
declare index_definition text;
begin
  for index_definition in select definition from slow_indexes loop
    execute index_definition;
  end loop;
end $$;

drop table slow_indexes;
analyze job_requests;
