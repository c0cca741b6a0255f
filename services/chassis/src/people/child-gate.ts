import {
  type ChildWords,
  type ChildWordsKind,
  childWordsWrittenIn,
  type HeldReason,
} from '@sidework/contracts/kernel/child-words';
import { tellTogether, verdictOn } from '@sidework/contracts/kernel/contact-details';
import { guardedVerdictOn } from '@sidework/contracts/kernel/guarded-verdict';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import { inArray } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { BaseDeps } from '../base-deps.ts';
import type { ServiceConfig } from '../config.ts';
import { noteAtGate } from '../context.ts';
import { enforceRateLimit, giveBackTurn, perHour, requireRoom } from '../db/account-limits.ts';
import type { Db, Tx } from '../db/db.ts';
import { AppError, conflict, unprocessable } from '../errors.ts';
import { emit } from '../events/outbox.ts';
import { type News, requireNewsForChildren, tooOld } from './news.ts';
import { isKid, people } from './people.ts';
import { type MarkedSubject, markOf, takeWordsAnswer } from './words-answers.ts';
import { textsBefore } from './words-before.ts';

type Texts = Record<string, string | null | undefined>;

/** Texts of one writer, before they are saved. */
export interface WordsAtGate<T extends Texts = Texts> {
  writerId: string;
  /** Everybody who may read them, but for guardians and moderators. */
  readerIds: string[];
  kind: ChildWordsKind;
  subjectId: string;
  /** The title of the subject, as guardians know it. */
  title: string;
  /** By the names of their fields in the request, so that a refusal stands beside the field. */
  texts: T;
  /** Whether the subject begins with these words: its id is then another one with each try. */
  isNew?: boolean;
  at: Date;
}

/** The gate of D-117: texts between children and others pass it before they are saved. */
export interface ChildGate {
  /**
   * Lets texts through and tells the guardians. If a child writes or reads, it refuses contact details (which are kept
   * for the guardians) and doubtful words until a guardian of each child has let them through. It refuses everything
   * while the reading child is paused, while news of people is old or a person is not known yet, and while too many of
   * the writer's texts were refused. Texts are judged one by one, together, and with the writer's texts of a moment
   * before.
   */
  pass(tx: Tx, words: WordsAtGate): Promise<void>;
  /**
   * The same for an act that must always go through, such as cancelling: nothing is refused. Gives the texts to save;
   * those that `pass` would refuse are kept for the guardians and become null.
   */
  hold<T extends Texts>(tx: Tx, words: WordsAtGate<T>): Promise<{ [K in keyof T]: T[K] | null }>;
  /** Counts refused words and tells the guardians of them, in a transaction that the refusal does not undo. */
  keepRefused(words: ChildWords, at: Date): Promise<void>;
}

const refusals = (writerId: string, count: number, at: Date) =>
  perHour(writerId, 'refused words', count, at);

/**
 * Runs a transaction that is handed the gate; of words that the gate refuses the guardians are told all the same. Within a
 * transaction of the caller's they are told once that has ended (`once`): a second connection beside each open one could
 * use up the pool.
 */
export async function gatedTransaction<T>(
  { db, childGate }: Pick<BaseDeps<ServiceConfig>, 'db' | 'childGate'>,
  run: (tx: Tx, gate: ChildGate) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction((tx) => run(tx, childGate));
  } catch (error) {
    if (error instanceof RefusedWords) {
      error.keep = () => childGate.keepRefused(error.words, error.at);
      if (!(db instanceof PgTransaction)) await keepRefusedWords(error);
    }
    throw error;
  }
}

/** Tells the guardians of the words that were refused, where `error` is their refusal; once. */
export async function keepRefusedWords(error: unknown): Promise<void> {
  if (!(error instanceof RefusedWords)) return;
  const { keep } = error;
  error.keep = undefined;
  await keep?.();
}

/** Carries the words of a refusal, which are kept for the guardians after the rollback. */
class RefusedWords extends AppError {
  override name = 'RefusedWords';
  readonly words: ChildWords;
  readonly at: Date;
  keep: (() => Promise<void>) | undefined;

  constructor({ kind, code, message, fields }: AppError, words: ChildWords, at: Date) {
    super(kind, code, message, fields);
    this.words = words;
    this.at = at;
  }
}

/**
 * Makes the gate of a service; `db` is its pool, so that `keepRefused` never joins a transaction. After `refusalsPerHour`
 * refused texts of one writer everything is refused, so that a writer cannot try out what passes.
 */
export function childGateOf(
  service: string,
  db: Db,
  news: News,
  refusalsPerHour: number,
): ChildGate {
  const childWordsWritten = childWordsWrittenIn(service);
  return {
    async pass(tx, words) {
      const passing = await atGate(tx, words);
      if (!passing) return;
      requireNewsForChildren(news);
      if (passing.isUnknown) throw tooOld();
      if (passing.isReaderPaused) throw conflict('young_person_paused');
      const limit = refusals(words.writerId, refusalsPerHour, words.at);
      const judged = await judge(tx, passing, words.at);
      if (judged === 'let_through') await giveBackTurn(tx, limit);
      else await requireRoom(tx, limit, 'too_many_refusals');
      if (judged instanceof RefusedWords) throw judged;
      await emit(tx, childWordsWritten, passing.words, words.at);
    },
    async hold(tx, words) {
      const passing = await atGate(tx, words);
      if (!passing) return words.texts;
      const heldBecause = await whyHeld(tx, passing, news, words.at);
      const isHeld = heldBecause !== undefined;
      await emit(tx, childWordsWritten, { ...passing.words, isHeld, heldBecause }, words.at);
      return isHeld ? withoutWords(words.texts) : words.texts;
    },
    keepRefused: (words, at) =>
      db.transaction(async (tx) => {
        const limit = refusals(words.writerId, refusalsPerHour, at);
        await enforceRateLimit(tx, limit, 'too_many_refusals');
        await emit(tx, childWordsWritten, words, at);
      }),
  };
}

/**
 * Returns undefined if there is no text, or no child writes or reads it. A person who is not known yet may be a child.
 */
async function atGate(tx: Tx, { at: _, isNew, readerIds, texts, ...about }: WordsAtGate) {
  noteAtGate(Object.keys(texts));
  const written = Object.entries(texts).filter((entry): entry is [string, string] => !!entry[1]);
  if (written.length === 0) return undefined;
  const ids = [...new Set([about.writerId, ...readerIds])];
  const found = await tx
    .select({ id: people.id, accountType: people.accountType, mayAct: people.mayAct })
    .from(people)
    .where(inArray(people.id, ids))
    .for('key share');
  const children = found.filter(isKid);
  // The guardians of a possible child are told of its words once the person is known.
  const unknownIds = ids.filter((each) => !found.some(({ id }) => id === each));
  const isUnknown = unknownIds.length > 0;
  if (children.length === 0 && !isUnknown) return undefined;
  const words: ChildWords = {
    ...about,
    id: uuidv7(),
    childIds: [...children.map(({ id }) => id), ...unknownIds],
    readerIds: ids.filter((id) => id !== about.writerId),
    texts: Object.fromEntries(written),
    isHeld: false,
  };
  const isReaderPaused = children.some(({ id, mayAct }) => id !== about.writerId && !mayAct);
  const marked = { kind: about.kind, subjectId: isNew ? undefined : about.subjectId };
  return { words, marked, isReaderPaused, isUnknown };
}

/** Why `hold` keeps words back, if it does; what they say comes first. */
async function whyHeld(
  tx: Tx,
  {
    words,
    marked,
    isReaderPaused,
    isUnknown,
  }: { words: ChildWords; marked: MarkedSubject; isReaderPaused: boolean; isUnknown: boolean },
  news: News,
  at: Date,
): Promise<HeldReason | undefined> {
  if ((await fieldsWithContact(tx, words, at)).length > 0) return 'contact';
  if ((await answerTo(tx, words, marked, [], at)).keptBack.length > 0) return 'kept_back';
  if (fieldsThatAre('doubtful', words.texts).length > 0) return 'doubtful';
  if (isReaderPaused) return 'paused';
  return isUnknown || news.ageMs() > newsMayBe.ofChildren ? 'old_news' : undefined;
}

/**
 * Contact details are refused, and so is what a guardian kept back. Doubtful words wait until a guardian of each child has let
 * them through.
 */
async function judge(
  tx: Tx,
  { words, marked }: { words: ChildWords; marked: MarkedSubject },
  at: Date,
): Promise<RefusedWords | 'let_through' | undefined> {
  const { texts } = words;
  const held = (heldBecause: HeldReason) => ({ ...words, isHeld: true, heldBecause });
  const contact = await fieldsWithContact(tx, words, at);
  if (contact.length > 0) return refusedWords('contact_in_words', contact, held('contact'), at);
  const doubtful = fieldsThatAre('doubtful', texts);
  const answer = await answerTo(tx, words, marked, doubtful, at);
  if (answer.keptBack.length > 0)
    return refusedWords('contact_in_words', answer.keptBack, held('kept_back'), at);
  if (doubtful.length === 0) return undefined;
  if (answer.isLetThrough) return 'let_through';
  const waiting = doubtful.map((field) => markOf(texts[field] ?? '', marked));
  const asked = { ...held('doubtful'), childIds: answer.waitsFor, waiting };
  return refusedWords('words_wait_for_guardian', doubtful, asked, at);
}

/** The guardians' answers to these words, with the fields that they kept back. */
async function answerTo(
  tx: Tx,
  { writerId, childIds, texts }: ChildWords,
  marked: MarkedSubject,
  doubtful: string[],
  at: Date,
) {
  const markIn = (field: string) => markOf(texts[field] ?? '', marked);
  const fields = Object.keys(texts);
  const answer = await takeWordsAnswer(tx, {
    writerId,
    childIds,
    marks: fields.map(markIn),
    doubtful: doubtful.map(markIn),
    at,
  });
  return { ...answer, keptBack: fields.filter((field) => answer.keptBack.includes(markIn(field))) };
}

/** Finds the fields with contact details; all of them, if only all texts together hold some. */
async function fieldsWithContact(tx: Tx, { texts, ...about }: ChildWords, at: Date) {
  const telling = fieldsThatAre('contact', texts);
  if (telling.length > 0) return telling;
  const together = [...(await textsBefore(tx, about, at)), ...Object.values(texts)];
  return together.length > 1 && tellTogether(together) ? Object.keys(texts) : [];
}

/** The rules alone say what is contact, so the model is not asked for it. */
const verdictsFor = { contact: verdictOn, doubtful: guardedVerdictOn };

const fieldsThatAre = (verdict: keyof typeof verdictsFor, texts: Record<string, string>) =>
  Object.keys(texts).filter((field) => verdictsFor[verdict](texts[field] ?? '') === verdict);

function refusedWords(
  code: keyof typeof besideField,
  fields: string[],
  words: ChildWords,
  at: Date,
): RefusedWords {
  const beside = Object.fromEntries(fields.map((field) => [field, besideField[code]]));
  return new RefusedWords(unprocessable(code, undefined, beside), words, at);
}

const besideField = {
  contact_in_words:
    'Please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet.',
  words_wait_for_guardian:
    'A guardian looks at these words first. Send them again once we tell you, or write it in other words.',
};

const withoutWords = <T extends Texts>(texts: T) =>
  Object.fromEntries(Object.keys(texts).map((field) => [field, null])) as {
    [K in keyof T]: null;
  };
