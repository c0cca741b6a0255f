import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { isKid } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { PushMessage } from '@sidework/contracts/network-chat/push';
import { mailSubject } from '../mails/wording.ts';
import type { Notice } from '../notifications/notice.ts';
import { sentenceOf } from '../notifications/sentence.ts';
import { findPerson } from '../people/queries.ts';
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

/** Says what the mail's subject says, because a locked screen is seen by others as a list of mails is. */
export async function queuePushOfNotice(tx: Tx, id: string, notice: Notice): Promise<void> {
  const { receiverId, actorId, kind, path, aboutId = id } = notice;
  await queuePush(tx, receiverId, kind, async () => {
    const actor = await findPerson(tx, actorId);
    const sentence = sentenceOf(notice, quoted(shownName(actor?.fullName ?? 'Someone')));
    const text = mailSubject(kind, sentence, actor !== undefined && isKid(actor));
    return { text, path, tag: `${kind}-${aboutId}` };
  });
}
