import { createHash } from 'node:crypto';
import { childWordsAnswered } from '@sidework/contracts/network-chat/events';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { consumer } from '../events/consumer.ts';

/** What guardians said of doubtful words; a yes is deleted by the words that it lets pass. */
const wordsAnswers = pgTable('words_answers', {
  writerId: uuid().notNull(),
  childId: uuid().notNull(),
  mark: text().notNull(),
  isLetThrough: boolean().notNull(),
  until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** Names a text without keeping it: the same words have the same mark, however their blanks are typed. */
export const markOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/gu, ' ').trim()).digest('hex');

type Answer = z.infer<typeof childWordsAnswered.data>;

/** Keeps what a guardian answered, in place of an earlier answer to the same words. */
export async function keepWordsAnswer(
  tx: Tx,
  { writerId, childId, marks, isLetThrough, until }: Answer,
): Promise<void> {
  const answer = { isLetThrough, until: new Date(until) };
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

interface Doubtful {
  writerId: string;
  childIds: string[];
  marks: string[];
  at: Date;
}

/** What guardians said of doubtful words: `waitsFor` are the children for whom nobody has answered. */
type WordsAnswer = { isLetThrough: boolean; isKeptBack: boolean; waitsFor: string[] };

/**
 * Asks what was answered to words of a writer, for every child concerned. Where all of them were let through it takes the
 * answers, so that they pass once.
 */
export async function takeWordsAnswer(
  tx: Tx,
  { writerId, childIds, marks, at }: Doubtful,
): Promise<WordsAnswer> {
  const found = and(
    eq(wordsAnswers.writerId, writerId),
    inArray(wordsAnswers.childId, childIds),
    inArray(wordsAnswers.mark, marks),
    gt(wordsAnswers.until, at),
  );
  const answers = await tx.select().from(wordsAnswers).where(found).for('update');
  const isKeptBack = answers.some(({ isLetThrough }) => !isLetThrough);
  const waitsFor = childIds.filter((id) => {
    const answered = answers.filter(({ childId }) => childId === id);
    return answered.length < new Set(marks).size;
  });
  const isLetThrough = !isKeptBack && waitsFor.length === 0;
  if (isLetThrough) await tx.delete(wordsAnswers).where(found);
  return { isLetThrough, isKeptBack, waitsFor };
}

/** Deletes the answers to a person's words, and those of a child. */
export async function forgetWordsAnswers(tx: Tx, personId: string): Promise<void> {
  const { writerId, childId } = wordsAnswers;
  await tx.delete(wordsAnswers).where(or(eq(writerId, personId), eq(childId, personId)));
}
