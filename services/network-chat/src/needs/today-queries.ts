import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { type NeedKind, needKinds } from '@sidework/contracts/network-chat/need-kinds';
import { mostCounted, type TodayItem } from '@sidework/contracts/network-chat/today';
import { and, arrayOverlaps, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import { isChild } from '../people/queries.ts';
import { isForReceiver, isHiddenByBlock } from './queries.ts';
import { needReceivers, needs } from './table.ts';

const isUnderWay = (now: Date) =>
  and(lte(needs.since, now), or(isNull(needs.endsAt), gt(needs.endsAt, now)));

/** Kinds that only a newer release knows are left out, because this release has no text for them. */
const known = sql`${sql.param(needKinds)}::text[]`;

const isOfReceiver = and(
  eq(needs.kind, needReceivers.kind),
  eq(needs.subjectId, needReceivers.subjectId),
);

/**
 * The receivers' rows of the needs that a person may see, without those raised by people who have left. `offset 0` keeps
 * the planner from joining all of a person's needs: each row is looked at in the order of an index until enough are found.
 */
const waitingFor = ({ id }: Pick<Actor, 'id'>, now: Date) => {
  const receiver = sql`${id}::uuid`;
  return sql`
    need_receivers waiting cross join lateral (
      select from ${needs} left join ${people} on ${people.id} = ${needs.actorId}
      where ${needs.kind} = waiting.kind and ${needs.subjectId} = waiting.subject_id
        and ${isUnderWay(now)} and ${isForReceiver(receiver)}
        and ${people.hasLeft} is not true and not (${isHiddenByBlock(receiver)})
      offset 0) shown
    where waiting.receiver = ${id} and waiting.since <= ${now.toISOString()}::timestamptz`;
};

/** The child of a connection who did not raise the need. */
const other = sql<TodayItem['other'] | null>`case
  when ${needs.kind} in ('child_connects', 'child_asked_to_connect') then (
    select json_build_object('id', other.id, 'fullName', other.full_name,
      'avatarUrl', other.avatar_url, 'location', other.location)
    from connections join people other
      on other.id in (requester_id, receiver_id) and other.id <> ${needs.actorId}
        and other.account_type = 'sidework_kids' and not other.has_left
    where connections.id = ${needs.subjectId}) end`;

export function needsOf(db: Db, receiver: Pick<Actor, 'id'>, now: Date, limit: number) {
  const newest = sql`(
    select waiting.kind, waiting.subject_id from ${waitingFor(receiver, now)} and waiting.kind = any (${known})
    order by waiting.since desc, waiting.subject_id limit ${limit}) newest`;
  return db
    .select({ need: needs, actor: people, other })
    .from(newest)
    .innerJoin(needs, sql`${needs.kind} = newest.kind and ${needs.subjectId} = newest.subject_id`)
    .leftJoin(people, eq(people.id, needs.actorId))
    .orderBy(desc(needs.since), needs.subjectId);
}
export type ShownNeed = Awaited<ReturnType<typeof needsOf>>[number];

interface CountOfKind {
  kind: NeedKind;
  count: number;
  oldest: string;
}

/** The oldest of a kind are counted, so that their first is the oldest of all. */
export function countNeedsOf(
  db: Db,
  receiver: Pick<Actor, 'id'>,
  now: Date,
): Promise<CountOfKind[]> {
  return db.execute<CountOfKind & Record<string, unknown>>(sql`
    select kind, count, oldest
    from unnest(${known}) kind cross join lateral (
      select count(*)::int, min(since) as oldest from (
        select waiting.since from ${waitingFor(receiver, now)} and waiting.kind = kind.kind
        order by waiting.since, waiting.subject_id limit ${mostCounted}) counted) of_kind
    where count > 0`);
}

const oldest = sql<string>`min(${needs.since})`;

const ofOldest = <C extends PgColumn>(column: C) =>
  sql<C['_']['data']>`(array_agg(${column} order by ${needs.since}))[1]`;

/** Each kind is one row with its count and the need that waits longest. A need may wait for several roles and is counted once. */
export function queuesOf(db: Db, roles: string[], now: Date) {
  return db
    .select({
      kind: sql<NeedKind>`${needs.kind}`,
      count: sql<number>`count(distinct ${needs.subjectId})::int`,
      oldest,
      title: ofOldest(needs.title),
      details: ofOldest(needs.details),
      path: ofOldest(needs.path),
    })
    .from(needReceivers)
    .innerJoin(needs, isOfReceiver)
    .where(
      and(inArray(needReceivers.receiver, roles), inArray(needs.kind, needKinds), isUnderWay(now)),
    )
    .groupBy(needs.kind);
}
export type Queue = Awaited<ReturnType<typeof queuesOf>>[number];

/**
 * Leaves out conversations between an adult and a child, and those with a person who has blocked the viewer. The newest are
 * counted, for the oldest are found by no index.
 */
export function unreadOf(db: Db, { id }: Pick<Actor, 'id'>, limit: number) {
  const viewer = sql`${id}::uuid`;
  const unread = sql`(
    select member.* from conversation_members member cross join lateral (
      select from ${people}
      where ${people.id} = other_id
        and ${isChild(viewer)} = (${people.accountType} = 'sidework_kids')
        and not exists (select from ${blocks} where blocker_id = other_id and blocked_id = user_id)
      offset 0) shown
    where user_id = ${viewer} and unread_count > 0 and not is_ignored and not is_muted
    order by last_message_at desc, conversation_id limit ${mostCounted}) unread`;
  return db
    .select({
      conversationId: sql<string>`conversation_id`,
      unreadCount: sql<number>`unread_count`,
      lastAt: sql<string>`last_message_at`,
      actor: people,
      inAll: sql<number>`(count(*) over ())::int`,
      oldest: sql<string>`min(unread_since) over ()`,
    })
    .from(unread)
    .innerJoin(people, sql`${people.id} = other_id`)
    .orderBy(sql`last_message_at desc, conversation_id`)
    .limit(limit);
}
export type Unread = Awaited<ReturnType<typeof unreadOf>>[number];

export async function holdersAmong(db: Db, ids: string[], roles: Role[]): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), arrayOverlaps(people.roles, roles)));
  return rows.map(({ id }) => id);
}
