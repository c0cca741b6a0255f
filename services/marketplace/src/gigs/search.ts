import type { Sql } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import type { GigSearch } from '@sidework/contracts/marketplace/gigs';
import { lookedThrough, reachesAllJobs } from '@sidework/contracts/marketplace/search-reach';
import type { Audience } from '../jobs/audience.ts';
import { type Fragment, fixed, nothing } from '../jobs/fragments.ts';
import { hasWord } from '../jobs/search-words.ts';
import { toMoment } from '../jobs/view.ts';
import type { FoundGig } from './view.ts';

type Asked = GigSearch & { audience: Audience };

const columns = fixed(
  (sql) => sql`
  gig.id, gig.professional_id as "professionalId", gig.title, gig.description, gig.category,
  gig.price_cents as "priceCents", gig.pricing_type as "pricingType", gig.location,
  gig.is_remote as "isRemote", gig.status, gig.is_youth as "isYouth", gig.pictures, gig.version,
  gig.created_at as "createdAt", person.full_name as "fullName", person.avatar_url as "avatarUrl",
  person.profession, person.location as "personLocation", person.rating, person.review_count as "reviewCount",
  person.completed_services_as_professional as "completedServicesAsProfessional"`,
);

/**
 * Active gigs of people who may act, listed for the account type that posted them: a gig of an adult who turned out to
 * be a child is listed no more. Those of children are for people who are signed in, while a guardian agrees to paid
 * work; a child sees no others (D-119).
 */
const listed = (sql: Sql, { audience }: Asked) =>
  sql`gig.status = 'active' and person.may_act
      and (person.account_type = 'sidework_kids') = gig.is_youth ${permitted(sql, audience)}`;

function permitted(sql: Sql, { id, isChild }: Audience): Fragment {
  if (id === undefined) return sql`and not gig.is_youth`;
  const isPermitted = sql`'paid_work' = any(person.permits)`;
  return isChild
    ? sql`and gig.is_youth and (${isPermitted} or gig.professional_id = ${id})`
    : sql`and (not gig.is_youth or ${isPermitted})`;
}

function narrowed(sql: Sql, query: Asked): Fragment {
  const { category, maxPriceCents, isRemote, professionalId } = query;
  return sql`
    ${category === undefined ? nothing(sql) : sql`and gig.category = ${category}`}
    ${maxPriceCents === undefined ? nothing(sql) : sql`and gig.price_cents <= ${maxPriceCents}`}
    ${isRemote ? sql`and gig.is_remote` : nothing(sql)}
    ${professionalId === undefined ? nothing(sql) : sql`and gig.professional_id = ${professionalId}`}`;
}

const have = (sql: Sql, column: Fragment, words: string[]): Fragment =>
  words
    .map((word) => hasWord(sql, column, word))
    .reduce((before, each) => sql`${before} and ${each}`);

/** Every word in the title, or else somewhere: what is called so comes before what mentions it. */
function matches(sql: Sql, words: string[], part: Part): Fragment {
  if (words.length === 0) return nothing(sql);
  const inTitle = have(sql, sql`gig.search_title`, words);
  if (part === 'title') return sql`and ${inTitle}`;
  return sql`and ${have(sql, sql`gig.search_text`, words)} and not (${inTitle})`;
}

type Part = 'title' | 'rest';

/** All gigs, or only the newest for words that no index finds and for prices, which no order here has. */
function gigs(sql: Sql, query: Asked, words: string[]): Fragment {
  const isWhole =
    reachesAllJobs(words) &&
    (query.maxPriceCents === undefined || query.professionalId !== undefined);
  if (isWhole) return all(sql);
  const { category, audience } = query;
  return sql`(select * from professional_gigs where status = 'active'
      ${audience.isChild ? sql`and is_youth` : nothing(sql)}
      ${category === undefined ? nothing(sql) : sql`and category = ${category}`}
      order by created_at desc, id desc limit ${lookedThrough}) gig`;
}
const all = fixed((sql) => sql`professional_gigs gig`);

export const positionOf = ({ part, createdAt, id }: FoundGig): Position => [
  part,
  toMoment(createdAt),
  id,
];

/** Active gigs, `limit + 1` of them: newest first, and of words those whose title has them before the others. */
export async function findGigs(sql: Sql, query: Asked): Promise<FoundGig[]> {
  const words = searchWords(query.search);
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  if (words.length === 0) return inPart(sql, query, words, 'rest', after);
  const titled = after?.[0] === 'rest' ? [] : await inPart(sql, query, words, 'title', after);
  if (titled.length > query.limit) return titled;
  const rest = { ...query, limit: query.limit - titled.length };
  const others = await inPart(sql, rest, words, 'rest', after?.[0] === 'rest' ? after : undefined);
  return [...titled, ...others];
}

async function inPart(
  sql: Sql,
  query: Asked,
  words: string[],
  part: Part,
  after: Position | undefined,
): Promise<FoundGig[]> {
  const older = after
    ? sql`and (gig.created_at, gig.id) < (${momentOf(after[1])}::timestamptz, ${idOf(after[2])}::uuid)`
    : nothing(sql);
  const found = await sql<Omit<FoundGig, 'part'>[]>`
    select ${columns(sql)} from ${gigs(sql, query, words)}
    join people person on person.id = gig.professional_id
    where ${listed(sql, query)} ${narrowed(sql, query)} ${matches(sql, words, part)} ${older}
    order by gig.created_at desc, gig.id desc limit ${query.limit + 1}`;
  return found.map((gig) => ({ ...gig, part }));
}
