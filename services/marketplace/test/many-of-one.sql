-- Fills the lists of one person for plans and benchmarks: `sidework.records` jobs and gigs of `sidework.owner`, as many proposals of
-- theirs, and as many for their first job, whose id is the owner's. Run by a superuser.
set search_path = marketplace, extensions;

create temporary table others as
select gen_random_uuid() as id, gen_random_uuid() as job_id, number, now() - number * interval '1 minute' as moment
from generate_series(1, current_setting('sidework.records')::int) as number;

insert into people (id, sequence, full_name, user_type, account_type, roles, completed_services_as_professional, may_act,
                    guardian_ids)
select id, 1, 'Other ' || number, 'professional', 'gig_worker', '{}', 0, true, '{}' from others;

insert into job_requests (id, client_id, title, description, category, budget_min_cents, location, status, created_at)
select id, client_id, 'Repair a tap', 'The kitchen tap drips.', 'plumbing', 5000, 'Newark, NJ', 'open', moment
from (select case when number = 1 then current_setting('sidework.owner')::uuid else gen_random_uuid() end as id,
             current_setting('sidework.owner')::uuid as client_id, moment from others
      union all select job_id, id, moment from others) as each;

insert into job_proposals (id, job_request_id, professional_id, proposed_cost_cents, message, created_at)
select gen_random_uuid(), job_id, professional_id, 5000, 'I can come on Monday.', moment
from (select job_id, current_setting('sidework.owner')::uuid as professional_id, moment from others
      union all select current_setting('sidework.owner')::uuid, id, moment from others) as each;

insert into professional_gigs (id, professional_id, title, description, category, price_cents, pricing_type, status, created_at)
select gen_random_uuid(), current_setting('sidework.owner')::uuid, 'Repair of your tap', 'I come with my own tools.', 'plumbing',
       5000, 'fixed', 'active', moment
from others;

drop table others;
analyze;
