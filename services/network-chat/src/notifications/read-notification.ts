import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import { getNotification, type ShownNotification, saveRead } from './queries.ts';

export async function readNotification(
  { db, now, live }: Pick<Deps, 'db' | 'now' | 'live'>,
  actor: Actor,
  id: string,
): Promise<ShownNotification> {
  const read = await db.transaction(async (tx) => {
    await getNotification(tx, actor, id);
    await saveRead(tx, id, now());
    return getNotification(tx, actor, id);
  });
  await pushUnreadCounts({ db, live }, actor);
  return read;
}
