import type { Db } from '@sidework/chassis/db/db';
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { blockedEitherWay } from '../blocks/queries.ts';
import { sharedFacts } from '../shared-history/table.ts';
import { connections } from './table.ts';

/** So many of a person's newest connections are compared, so that a page costs each reader the same. */
const mostCompared = 500;
/** So many people with whom the reader worked stand first in a list. */
const mostWorkedWith = 200;

const { requesterId, receiverId, status, answeredAt } = connections;

const accepted = sql`${status} = 'accepted'`;

/** The newest connections of a person, as \`friends\`. */
export const friendsOf = (viewer: SQL) => sql`friends as (
  select friend from (
    select ${receiverId} as friend, ${answeredAt} as since from ${connections}
    where ${requesterId} = ${viewer} and ${accepted}
    union all
    select ${requesterId}, ${answeredAt} from ${connections}
    where ${receiverId} = ${viewer} and ${accepted}) own
  order by since desc limit ${mostCompared})`;

/** \`offset 0\` keeps the planner from joining all connections: each pair is looked up by its index. */
const metBy = (other: SQL) => sql`
  select from ${connections}
  where least(requester_id, receiver_id) = least(${other}, friends.friend)
    and greatest(requester_id, receiver_id) = greatest(${other}, friends.friend)
    and status <> 'rejected' and ${accepted} offset 0`;

/** How many connections a person has in common with each of some others; those without any are left out. */
export async function mutualCounts(
  db: Db,
  viewerId: string,
  others: string[],
): Promise<Map<string, number>> {
  if (others.length === 0) return new Map();
  const viewer = sql`${viewerId}::uuid`;
  const page = sql.join(
    others.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
  const rows = await db.execute<{ id: string; count: number }>(sql`
    with ${friendsOf(viewer)}
    select page.id, count(*)::int as count
    from (values ${page}) page(id) cross join friends cross join lateral (${metBy(sql`page.id`)}) met
    group by page.id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** So many of the people whom two others know are named. */
const mostNamed = 3;

/** The adults whom two people are both connected with, by name. It leaves out people whom the viewer blocked or was blocked by, or who has left. */
export async function knownToBoth(db: Db, viewerId: string, otherId: string) {
  const viewer = sql`${viewerId}::uuid`;
  const rows = await db.execute<{ id: string; fullName: string; count: number }>(sql`
    with ${friendsOf(viewer)}
    select known.id, known.full_name as "fullName", (count(*) over ())::int as count
    from friends cross join lateral (${metBy(sql`${otherId}::uuid`)}) met
    join people known on known.id = friends.friend
    where known.may_act and not known.has_left and known.account_type <> 'sidework_kids'
      and known.id not in (${blockedEitherWay(viewer)})
    order by lower(known.full_name), known.id limit ${mostNamed}`);
  return {
    count: rows[0]?.count ?? 0,
    people: rows.map(({ id, fullName }) => ({ id, fullName })),
  };
}

const completedWith = (personId: string) =>
  and(
    eq(sharedFacts.personId, personId),
    eq(sharedFacts.kind, 'service'),
    gt(sharedFacts.balance, 0),
    eq(sharedFacts.isAgreed, true),
    sql`${sharedFacts.otherId} is not null`,
  );

const count = sql<number>`count(*)::int`;

/** How many services a person completed with each of some others. */
export async function servicesWith(
  db: Db,
  personId: string,
  others: string[],
): Promise<Map<string | null, number>> {
  if (others.length === 0) return new Map();
  const rows = await db
    .select({ id: sharedFacts.otherId, count })
    .from(sharedFacts)
    .where(and(completedWith(personId), inArray(sharedFacts.otherId, others)))
    .groupBy(sharedFacts.otherId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The people with whom a person completed services, most services first. */
export async function workedWith(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sharedFacts.otherId })
    .from(sharedFacts)
    .where(completedWith(personId))
    .groupBy(sharedFacts.otherId)
    .orderBy(desc(count), sharedFacts.otherId)
    .limit(mostWorkedWith);
  return rows.flatMap(({ id }) => id ?? []);
}
