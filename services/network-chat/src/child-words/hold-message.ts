import {
  enforceRateLimit,
  giveBackTurn,
  perHour,
  requireRoom,
} from '@sidework/chassis/db/account-limits';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { markOf, takeWordsAnswer } from '@sidework/chassis/people/words-answers';
import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import { tellTogether } from '@sidework/contracts/kernel/contact-details';
import { guardedVerdictOn } from '@sidework/contracts/kernel/guarded-verdict';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import { HeldMessage, heldBecause } from './held-message.ts';
import { keepChildWords } from './keep-child-words.ts';
import { insertHeld, messagesBefore } from './queries.ts';

interface ChildsMessage extends Pick<ChildWords, 'kind' | 'subjectId' | 'title'> {
  id: string;
  senderId: string;
  /** The sender and, between two children, the receiver: a guardian of each lets doubtful words through. */
  childIds: string[];
  place: { receiverId: string } | { roomId: string };
  /** These people would have read it, beside guardians. */
  readerIds: string[];
  content: string;
  at: Date;
}

/** A held message is refused, and still kept for the guardians in a second transaction. */
export async function withHeldMessagesKept<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(run);
  } catch (error) {
    if (error instanceof HeldMessage) await db.transaction(error.keep);
    throw error;
  }
}

/**
 * A child's message with contact details is held (1.7-6), also where it completes the messages before it; a doubtful one
 * waits until guardians let it through. After too many refusals every message is refused.
 */
export async function holdMessagesWithContactDetails(
  tx: Tx,
  message: ChildsMessage,
  { REFUSED_WORDS_PER_HOUR }: Pick<Config, 'REFUSED_WORDS_PER_HOUR'>,
): Promise<void> {
  const { id, senderId, childIds, place, content, at } = message;
  const refusals = perHour(senderId, 'refused words', REFUSED_WORDS_PER_HOUR, at);
  const alone = guardedVerdictOn(content);
  const verdict = alone !== 'contact' && (await isToldTogether(tx, message)) ? 'contact' : alone;
  const marks = [markOf(content, message)];
  const doubtful = verdict === 'doubtful' ? marks : [];
  const answer =
    verdict !== 'contact'
      ? await takeWordsAnswer(tx, { writerId: senderId, childIds, marks, doubtful, at })
      : undefined;
  if (answer?.isLetThrough) return giveBackTurn(tx, refusals);
  await requireRoom(tx, refusals, 'too_many_refusals');
  const reason = heldBecause(verdict, answer);
  if (!reason) return;
  throw new HeldMessage(reason, async (after) => {
    await enforceRateLimit(after, refusals, 'too_many_refusals');
    if (reason === 'contact_in_message')
      await insertHeld(after, {
        id,
        childId: senderId,
        ...place,
        content,
        heldBecause: answer?.keptBack.length ? 'kept_back' : 'contact',
        at,
      });
    else await askGuardians(after, { ...message, childIds: answer?.waitsFor ?? childIds }, marks);
  });
}

/** Contact details are sometimes split over several messages, so the recent ones are read together with this one. */
async function isToldTogether(tx: Tx, message: ChildsMessage): Promise<boolean> {
  const before = await messagesBefore(tx, message);
  return before.length > 0 && tellTogether([...before, message.content]);
}

function askGuardians(
  tx: Tx,
  { senderId, childIds, readerIds, kind, subjectId, title, content, at }: ChildsMessage,
  waiting: string[],
): Promise<void> {
  const id = uuidv7();
  const about = { id, childIds, writerId: senderId, readerIds, kind, subjectId, title };
  const data = {
    ...about,
    texts: { content },
    isHeld: true,
    heldBecause: 'doubtful' as const,
    waiting,
  };
  return keepChildWords(tx, { id, data, occurredAt: at });
}
