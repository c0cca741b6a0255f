import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import { getNotification, saveReadUpTo } from './queries.ts';

/** Notifications after the newest one that was seen stay unread. */
export async function readAllNotifications(
  { db, now, live }: Pick<Deps, 'db' | 'now' | 'live'>,
  actor: Actor,
  upTo: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { notification } = await getNotification(tx, actor, upTo);
    await saveReadUpTo(tx, notification, now());
  });
  await pushUnreadCounts({ db, live }, actor);
}
