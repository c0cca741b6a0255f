import type { Tx } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { getPerson } from '../people/queries.ts';
import { insertChildWords, wereHeldLately } from './queries.ts';

interface Written {
  /** The id of the event or message that brought them. */
  id: string;
  data: ChildWords;
  occurredAt: Date;
}

/**
 * Keeps the words for each child's guardians, and tells them. Of refused words of one writer they are told once an hour, and
 * so they are of words that wait.
 */
export async function keepChildWords(tx: Tx, { id: eventId, data, occurredAt }: Written) {
  const { childIds, texts, isHeld, waiting, ...about } = data;
  const marks = waiting ?? null;
  for (const childId of childIds) {
    const child = await getPerson(tx, childId);
    // The service that tells did not know the person yet.
    if (!isKid(child)) continue;
    const { guardianIds } = child;
    const words = { ...about, childId, texts: Object.values(texts), isHeld, marks, at: occurredAt };
    const isTold = isHeld && (await wereHeldLately(tx, words));
    const isKept = await insertChildWords(tx, words);
    if (isTold || !isKept) continue;
    for (const receiverId of guardianIds)
      await raiseNotification(tx, eventId, {
        kind: noticeOf(data),
        receiverId,
        actorId: data.writerId,
        title: data.title,
        details: {},
        path: webAddresses.child(childId),
        aboutId: data.subjectId,
      });
  }
}

const noticeOf = ({ isHeld, waiting }: ChildWords) => {
  if (waiting) return 'child_words_waiting';
  return isHeld ? 'child_words_held' : 'child_words';
};
