import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { keepWordsAnswer } from '@sidework/chassis/people/words-answers';
import { childWordsAnswered } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { getOwnChild } from '../people/queries.ts';
import * as ChildWords from './child-words.ts';
import { areLetThrough, lockChildWords, saveAnswer } from './queries.ts';

/** A guardian who may not act can still keep words back, but lets none through. */
export function answerWords(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { childId, wordsId }: { childId: string; wordsId: string },
  isLetThrough: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    if (isLetThrough) await requireActing(tx, actor);
    const child = await getOwnChild(tx, actor, childId);
    const before = await lockChildWords(tx, child.id, wordsId);
    const after = ChildWords.answer(before, { isLetThrough, by: actor.id, at });
    await saveAnswer(tx, after);
    const { id, writerId, marks } = after;
    const answer = {
      wordsId: id,
      writerId,
      childId: child.id,
      marks: marks ?? [],
      isLetThrough,
      until: ChildWords.countsUntil(at).toISOString(),
      answeredBy: actor.id,
    };
    await keepWordsAnswer(tx, answer);
    await emit(tx, childWordsAnswered, answer, at);
    if (await areLetThrough(tx, after, ChildWords.countsSince(at))) await tellWriter(tx, after);
  });
}

/** The notice holds no text of the guardian, because other rules decide whom a guardian may write to. */
async function tellWriter(tx: Tx, words: ChildWords.ChildWords): Promise<void> {
  const { id, writerId, childId, title } = words;
  await raiseNotification(tx, id, {
    kind: 'words_let_through',
    receiverId: writerId,
    actorId: childId,
    title,
    details: {},
    path: ChildWords.pageOf(words),
  });
}
