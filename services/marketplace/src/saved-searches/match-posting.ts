import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import { type SQL, sql } from 'drizzle-orm';
import { nextDigest } from './saved-search.ts';

export const somethingToTell = 'saved-search-matches';

/** The columns by which one kind of posting, jobs or gigs, is compared with a search. */
interface Kind {
  /** The posting as `posting`, with the columns that are compared. */
  posting: SQL;
  /** The start of its kinds of work in the fourth dimension of `reach`. */
  from: number;
  /** The conditions of its own filters. */
  filters: SQL;
}

const jobs: Kind = {
  posting: sql`(
    select id, client_id as owner_id, category, rough_place, search_vector,
      coalesce(budget_max_cents, budget_min_cents) as pays
    from job_requests where status = 'open' and not is_youth)`,
  from: 0,
  filters: sql`search.things = 'jobs' and (search.min_budget_cents is null or posting.pays >= search.min_budget_cents)`,
};

const gigs: Kind = {
  posting: sql`(
    select id, professional_id as owner_id, category, rough_place, search_vector, price_cents, owner_rating,
      exists (
        select from licensed_people licensed, jsonb_array_elements(licensed.licenses) license
        where licensed.person_id = professional_id
          and (license->>'endsAt' is null or (license->>'endsAt')::timestamptz > now())) as is_licensed
    from professional_gigs where status = 'active' and not is_youth)`,
  from: 1e10,
  filters: sql`search.things = 'gigs'
    and (search.max_price_cents is null or posting.price_cents <= search.max_price_cents)
    and (search.min_rating is null or posting.owner_rating >= search.min_rating)
    and (not search.is_licensed or posting.is_licensed)`,
};

/** A posting without a place is outside of every circle, and inside of what has none. */
const nowhere = sql`'(7.5e6,0,0)'::cube`;

/**
 * Keeps which searches a new posting meets. The index of `reach` gives the few of its place and its kind of work; words and
 * further filters are compared with those alone.
 */
async function match(tx: Tx, { posting, from, filters }: Kind, id: string, at: Date) {
  const found = await tx.execute(sql`
    insert into saved_search_matches (saved_search_id, subject_id, found_at, tell_at)
    select search.id, posting.id, ${at.toISOString()}::timestamptz,
      case search.alert when 'at_once' then ${at.toISOString()}::timestamptz
        else ${nextDigest(at).toISOString()}::timestamptz end
    from ${posting} posting
    join saved_searches search on search.alert <> 'never' and search.reach @> cube(
      coalesce(posting.rough_place, ${nowhere}), ${from}::float8 + hashtext(posting.category)::float8)
    join people owner on owner.id = search.owner_id
    where posting.id = ${id} and ${filters} and search.owner_id <> posting.owner_id
      and owner.may_act and owner.account_type <> 'sidework_kids'
      and (search.centre is null or cube_distance(search.centre, posting.rough_place) <= search.chord)
      and not exists (
        select from jsonb_to_recordset(search.words) as word(query text, categories jsonb)
        where not (word.categories ? posting.category
          or (word.query <> '' and posting.search_vector @@ to_tsquery('english', fold(word.query)))))
    on conflict do nothing
    returning tell_at <= ${at.toISOString()}::timestamptz as "isDue"`);
  if (found.some(({ isDue }) => isDue)) wakeAfterCommit(somethingToTell);
}

export const matchJob = (tx: Tx, jobId: string, at: Date): Promise<void> =>
  match(tx, jobs, jobId, at);

export const matchGig = (tx: Tx, gigId: string, at: Date): Promise<void> =>
  match(tx, gigs, gigId, at);
