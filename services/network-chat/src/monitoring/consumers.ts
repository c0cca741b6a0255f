import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { childWordsWritten as inClientServices } from '@sidework/contracts/client-services/events';
import { childWordsWritten as inEducationEvents } from '@sidework/contracts/education-events/events';
import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import { childWordsWritten as inMarketplace } from '@sidework/contracts/marketplace/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { guardiansOf } from '../children.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { insertChildWords, wereHeldLately } from './queries.ts';

interface Received {
  id: string;
  data: ChildWords;
  occurredAt: Date;
}

/** Keeps the words for each child's guardians, and tells them; of what one writer tries within an hour once. */
async function keepChildWords(tx: Tx, { id: eventId, data, occurredAt }: Received) {
  const { childIds, texts, isHeld, ...about } = data;
  for (const childId of childIds) {
    const guardianIds = await guardiansOf(tx, childId);
    const words = { ...about, childId, texts: Object.values(texts), isHeld, at: occurredAt };
    const isTold = isHeld && (await wereHeldLately(tx, words));
    await insertChildWords(tx, words);
    if (isTold) continue;
    for (const receiverId of guardianIds)
      await raiseNotification(tx, eventId, {
        ...{ kind: isHeld ? 'child_words_held' : 'child_words', receiverId },
        ...{ actorId: data.writerId, title: data.title, details: {} },
        ...{ path: webAddresses.child(childId), aboutId: data.subjectId },
      });
  }
}

export const monitoringConsumers = [
  consumer({
    name: 'keep-child-words-when-written-in-client-services',
    event: inClientServices,
    handle: keepChildWords,
  }),
  consumer({
    name: 'keep-child-words-when-written-in-marketplace',
    event: inMarketplace,
    handle: keepChildWords,
  }),
  consumer({
    name: 'keep-child-words-when-written-in-education-events',
    event: inEducationEvents,
    handle: keepChildWords,
  }),
];
