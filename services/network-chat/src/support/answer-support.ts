import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { meetOwnNeed } from '../needs/own-needs.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { getLockedThread, insertMessage, type SupportMessageRow, saveThread } from './queries.ts';
import { answered, requireOfOther, type SupportThread, setAside } from './support-thread.ts';

type Needed = Pick<Deps, 'db' | 'now'>;

export function answerSupport(
  { db, now }: Needed,
  actor: Actor,
  personId: string,
  { content }: { content: string },
): Promise<SupportMessageRow> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await getLockedThread(tx, personId);
    requireOfOther(before, actor);
    await endWaiting(tx, answered(before, { content, at }), at);
    const id = uuidv7();
    const message = { id, personId, isFromStaff: true, staffId: actor.id, content, sentAt: at };
    await insertMessage(tx, message);
    await raiseNotification(tx, id, {
      kind: 'support_answered',
      receiverId: personId,
      actorId: personId,
      title: '',
      details: {},
      path: webAddresses.support,
    });
    return message;
  });
}

/** Takes a thread that needs no answer out of the queue. */
export function setSupportAside(
  { db, now }: Needed,
  actor: Actor,
  personId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await getLockedThread(tx, personId);
    requireOfOther(before, actor);
    await endWaiting(tx, setAside(before), now());
  });
}

async function endWaiting(tx: Tx, thread: SupportThread, at: Date): Promise<void> {
  await saveThread(tx, thread);
  await meetOwnNeed(tx, { kind: 'support_waits', subjectId: thread.personId }, at);
}
