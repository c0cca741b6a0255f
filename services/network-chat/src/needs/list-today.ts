import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { mostListed, type Today, type TodayItem } from '@sidework/contracts/network-chat/today';
import type { Deps } from '../deps.ts';
import { cardsFor } from '../people/shown-to.ts';
import { countNeedsOf, needsOf, queuesOf, unreadOf } from './today-queries.ts';
import {
  queueToTodayItem,
  toTodayCount,
  toTodayItem,
  unreadToTodayCount,
  unreadToTodayItem,
} from './view.ts';

/** Roles with a queue. Only people with the role see what waits in it. */
export const queues = ['moderator', 'admin'] as const;

export async function listToday(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
): Promise<Today> {
  const at = now();
  const roles = queues.filter((role) => mayPass(role, actor));
  const toCard = await cardsFor(db, actor.id);
  const [own, ownCounts, unread, shared] = await Promise.all([
    needsOf(db, actor, at, mostListed),
    countNeedsOf(db, actor, at),
    unreadOf(db, actor, mostListed),
    roles.length > 0 ? queuesOf(db, roles, at) : [],
  ]);
  const ofOne = [
    ...own.map((need) => toTodayItem(need, toCard)),
    ...unread.map((each) => unreadToTodayItem(each, toCard)),
  ].toSorted(newestFirst);
  // A queue has the age of its oldest need, so it would be cut off first.
  const items = [...ofOne.slice(0, mostListed - shared.length), ...shared.map(queueToTodayItem)];
  return {
    items: items.toSorted(newestFirst),
    counts: [
      ...[...ownCounts, ...shared].map(toTodayCount),
      ...unread.slice(0, 1).map(unreadToTodayCount),
    ],
  };
}

const newestFirst = (one: TodayItem, other: TodayItem) => (one.since < other.since ? 1 : -1);
