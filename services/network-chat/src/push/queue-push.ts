import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { PushMessage } from '@sidework/contracts/network-chat/push';
import { isPushed } from '../preferences/queries.ts';
import { browsersOf, insertPushes } from './queries.ts';

/** Queues a message for each browser of a person who wants this kind there. It is written only where there is one. */
export async function queuePush(
  tx: Tx,
  receiverId: string,
  kind: NotificationKind,
  write: () => PushMessage | Promise<PushMessage>,
): Promise<void> {
  const browsers = await browsersOf(tx, receiverId);
  if (browsers.length === 0 || !(await isPushed(tx, receiverId, kind))) return;
  await insertPushes(
    tx,
    browsers.map(({ id }) => id),
    await write(),
  );
  wakeAfterCommit('push');
}
