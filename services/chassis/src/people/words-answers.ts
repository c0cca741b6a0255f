import { createHash } from 'node:crypto';
import type { ChildWordsKind } from '@sidework/contracts/kernel/child-words';
import { childWordsAnswered } from '@sidework/contracts/network-chat/events';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { consumer } from '../events/consumer.ts';
import { people } from './people.ts';

/** The guardians' answers to doubtful words; a yes is deleted by the words that it lets pass. */
const wordsAnswers = pgTable('words_answers', {
  writerId: uuid().notNull(),
  childId: uuid().notNull(),
  mark: text().notNull(),
  isLetThrough: boolean().notNull(),
  until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** The guardian; null where the version before this one kept it, whose answers count no more. */
  answeredBy: uuid(),
});

export interface MarkedSubject {
  kind: ChildWordsKind;
  /** Undefined for a new thing, whose id is another one with each try. */
  subjectId: string | undefined;
}

/**
 * Names a text about a subject without keeping it. The same words have the same mark, however their blanks are typed, and
 * another one in another place, so that a guardian's yes counts only where it was asked for.
 */
export function markOf(text: string, { kind, subjectId = 'new' }: MarkedSubject): string {
  const words = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(`${kind} ${subjectId} ${words}`).digest('hex');
}

type Answer = z.infer<typeof childWordsAnswered.data>;

/** Keeps what a guardian answered, in place of an earlier answer to the same words. */
export async function keepWordsAnswer(
  tx: Tx,
  { writerId, childId, marks, isLetThrough, until, answeredBy }: Answer,
): Promise<void> {
  const answer = { isLetThrough, until: new Date(until), answeredBy: answeredBy ?? null };
  const { writerId: writer, childId: child, mark } = wordsAnswers;
  for (const each of [...marks].sort())
    await tx
      .insert(wordsAnswers)
      .values({ writerId, childId, mark: each, ...answer })
      .onConflictDoUpdate({ target: [writer, child, mark], set: answer });
}

/** Keeps the answers that network-chat tells of. */
export const keepAnswerWhenChildWordsAnswered = consumer({
  name: 'keep-answer-when-child-words-answered',
  event: childWordsAnswered,
  handle: (tx, { data }) => keepWordsAnswer(tx, data),
});

interface Said {
  writerId: string;
  childIds: string[];
  /** All words that are said, and those of them that need a yes. */
  marks: string[];
  doubtful: string[];
  at: Date;
}

/** The answers of guardians to words; `keptBack` are the marks with a no, `waitsFor` are the children without an answer. */
type WordsAnswer = { isLetThrough: boolean; keptBack: string[]; waitsFor: string[] };

/**
 * Reads the answers of each child's present guardians to words of a writer. A no counts for all words, since the filter may
 * call clear today what it doubted before. Where doubtful words have nothing but a yes it takes the answers, so that they pass
 * once.
 */
export async function takeWordsAnswer(
  tx: Tx,
  { writerId, childIds, marks, doubtful, at }: Said,
): Promise<WordsAnswer> {
  const found = and(
    eq(wordsAnswers.writerId, writerId),
    inArray(wordsAnswers.childId, childIds),
    inArray(wordsAnswers.mark, marks),
    gt(wordsAnswers.until, at),
  );
  const given = await tx.select().from(wordsAnswers).where(found).for('update');
  const answers = given.length > 0 ? given.filter(await isOfGuardian(tx, childIds)) : [];
  const keptBack = answers.filter(({ isLetThrough }) => !isLetThrough).map(({ mark }) => mark);
  const waitsFor = childIds.filter((id) => {
    const answered = answers.filter(
      ({ childId, mark }) => childId === id && doubtful.includes(mark),
    );
    return answered.length < new Set(doubtful).size;
  });
  const isLetThrough = doubtful.length > 0 && keptBack.length === 0 && waitsFor.length === 0;
  if (isLetThrough)
    await tx.delete(wordsAnswers).where(and(found, inArray(wordsAnswers.mark, doubtful)));
  return { isLetThrough, keptBack, waitsFor };
}

async function isOfGuardian(tx: Tx, childIds: string[]) {
  const children = await tx
    .select({ id: people.id, guardianIds: people.guardianIds })
    .from(people)
    .where(inArray(people.id, childIds));
  return ({ childId, answeredBy }: { childId: string; answeredBy: string | null }) =>
    children.some(
      ({ id, guardianIds }) => id === childId && guardianIds.some((each) => each === answeredBy),
    );
}

/** Deletes the answers to a person's words, and those of a child. */
export async function forgetWordsAnswers(tx: Tx, personId: string): Promise<void> {
  const { writerId, childId } = wordsAnswers;
  await tx.delete(wordsAnswers).where(or(eq(writerId, personId), eq(childId, personId)));
}
