-- Children of whom few may act and few have no consent, each with an export that is over; `sidework.children` says how
-- many. One person has ended sessions among those of all. Run by a superuser.
insert into identity.users (id, email, email_confirmed_at, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'child-' || n || '@many.example', now(), now(), now()
from generate_series(1, current_setting('sidework.children')::int) n;

insert into identity.profiles (id, full_name, email, user_type, account_type, is_set_up, date_of_birth, created_at, updated_at)
select id, 'Kim Y', email, 'professional', 'sidework_kids', true, date '2012-01-01', now(), now()
from identity.users where email like 'child-%@many.example';

insert into identity.kids_profiles (profile_id, date_of_birth, id_verification_status, parent_consent_given, told_may_act,
  told_age_band, verified_until, stopped_at, created_at, updated_at)
select id, date_of_birth,
  case n % 200 when 0 then 'verified' when 1 then 'revoked' else 'expired' end, n % 200 <> 1, n % 200 = 0,
  '16_17', case when n % 200 = 0 then now() + interval '1 year' end, case when n % 200 = 1 then now() end, now(), now()
from (select *, row_number() over (order by id) as n from identity.profiles where full_name = 'Kim Y') child;

insert into identity.data_exports (id, user_id, requested_by, state, requested_at)
select gen_random_uuid(), id, gen_random_uuid(), 'expired', now() - interval '20 days'
from identity.profiles where full_name = 'Kim Y';

insert into identity.sessions (id, user_id, aal, amr, created_at, revoked_at)
select gen_random_uuid(), id, 'aal1', '[]', now(), now() from identity.profiles where full_name = 'Kim Y';

analyze identity.users;
analyze identity.profiles;
analyze identity.kids_profiles;
analyze identity.data_exports;
analyze identity.sessions;
