-- Fills marketplace.portfolio_photos for benchmarks: twelve photos of each owner of a gig. Run after many-gigs.sql.
set search_path = marketplace, extensions;

insert into portfolio_photos (name, person_id, caption, position, added_at)
select replace(gen_random_uuid()::text, '-', '') || '.webp', owner.id, 'A roof in Newark', place, now()
from (select distinct professional_id as id from professional_gigs) as owner
cross join generate_series(1, 12) as place;
