-- Adults of made-up names, one in four of whom is a child; `sidework.people` says how many.
insert into identity.users (id, email, email_confirmed_at, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'person-' || n || '@many.example', now(), now(), now()
from generate_series(1, current_setting('sidework.people')::int) n;

insert into identity.profiles (id, full_name, email, profession, location, user_type, account_type, is_set_up,
  date_of_birth, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  initcap(substr(md5(n::text), 1, 6)) || ' ' || initcap(substr(md5('family' || n), 1, 8)), 'person-' || n || '@many.example',
  (array['Plumber', 'Dog Walker', 'Piano Teacher', 'Gardener'])[n % 4 + 1], 'Newark, NJ', 'professional',
  case when n % 4 = 0 then 'sidework_kids' else 'gig_worker' end, true,
  (case when n % 4 = 0 then date '2012-01-01' else date '1990-01-01' end), now(), now()
from generate_series(1, current_setting('sidework.people')::int) n;

insert into identity.kids_profiles (profile_id, date_of_birth, id_verification_status, parent_consent_given,
  verified_until, created_at, updated_at)
select id, date_of_birth, 'verified', true, now() + interval '1 year', now(), now()
from identity.profiles where account_type = 'sidework_kids';

analyze identity.users;
analyze identity.profiles;
analyze identity.kids_profiles;
