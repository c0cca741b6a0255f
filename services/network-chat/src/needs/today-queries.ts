import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { type NeedKind, needKinds } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { and, arrayOverlaps, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import { conversationMembers } from '../conversations/table.ts';
import { isChild } from '../people/queries.ts';
import { isForReceiver, isHiddenByBlock } from './queries.ts';
import { needReceivers, needs } from './table.ts';

/** Kinds that only a newer release knows are left out, because this release has no text for them. */
const waitsFor = (receivers: string[], now: Date) =>
  and(
    inArray(needReceivers.receiver, receivers),
    inArray(needs.kind, needKinds),
    lte(needs.since, now),
    or(isNull(needs.endsAt), gt(needs.endsAt, now)),
  );

const isOfReceiver = and(
  eq(needs.kind, needReceivers.kind),
  eq(needs.subjectId, needReceivers.subjectId),
);

/** The needs of a person that they may see, without those raised by people who have left. */
const own = ({ id }: Pick<Actor, 'id'>, now: Date) => {
  const receiver = sql`${id}::uuid`;
  return and(
    waitsFor([id], now),
    isForReceiver(receiver),
    sql`${people.hasLeft} is not true`,
    sql`not (${isHiddenByBlock(receiver)})`,
  );
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
  return db
    .select({ need: needs, actor: people, other })
    .from(needReceivers)
    .innerJoin(needs, isOfReceiver)
    .leftJoin(people, eq(people.id, needs.actorId))
    .where(own(receiver, now))
    .orderBy(desc(needs.since), needs.subjectId)
    .limit(limit);
}
export type ShownNeed = Awaited<ReturnType<typeof needsOf>>[number];

const count = sql<number>`count(*)::int`;
const oldest = sql<string>`min(${needs.since})`;

export function countNeedsOf(db: Db, receiver: Pick<Actor, 'id'>, now: Date) {
  return db
    .select({ kind: sql<NeedKind>`${needs.kind}`, count, oldest })
    .from(needReceivers)
    .innerJoin(needs, isOfReceiver)
    .leftJoin(people, eq(people.id, needs.actorId))
    .where(own(receiver, now))
    .groupBy(needs.kind);
}

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
    .where(waitsFor(roles, now))
    .groupBy(needs.kind);
}
export type Queue = Awaited<ReturnType<typeof queuesOf>>[number];

/** Leaves out conversations between an adult and a child, and those with a person who has blocked the viewer. */
export function unreadOf(db: Db, { id }: Pick<Actor, 'id'>, limit: number) {
  const { userId, otherId, unreadCount, unreadSince, lastMessageAt, conversationId, isIgnored } =
    conversationMembers;
  return db
    .select({
      conversationId,
      unreadCount,
      lastAt: sql<string>`${lastMessageAt}`,
      actor: people,
      inAll: sql<number>`(count(*) over ())::int`,
      oldest: sql<string>`min(${unreadSince}) over ()`,
    })
    .from(conversationMembers)
    .innerJoin(people, eq(people.id, otherId))
    .where(
      and(
        eq(userId, id),
        gt(unreadCount, 0),
        eq(isIgnored, false),
        sql`${isChild(sql`${id}::uuid`)} = (${people.accountType} = 'sidework_kids')`,
        sql`not exists (select from ${blocks} where blocker_id = ${otherId} and blocked_id = ${userId})`,
      ),
    )
    .orderBy(desc(lastMessageAt), conversationId)
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
