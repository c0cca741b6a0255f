import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { push } from '../realtime/push.ts';
import { unreadCountsOf } from './queries.ts';

export async function pushUnreadCounts(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  person: Pick<Actor, 'id'>,
): Promise<void> {
  push(live, [person.id], { type: 'unread', counts: await unreadCountsOf(db, person) });
}
