import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { once } from '../http/idempotency.ts';
import { testDatabase } from '../testing/stores.ts';
import { childGateOf, gatedTransaction, type WordsAtGate } from './child-gate.ts';
import { people } from './people.ts';
import { keepWordsAnswer, type MarkedSubject, markOf } from './words-answers.ts';

let database: Database;
let newsAge = 0;
let refusals = 20;

beforeAll(async () => {
  const migrations = join(import.meta.dirname, '../../../marketplace/migrations');
  database = openDatabase((await testDatabase('marketplace', migrations)).url, 'marketplace');
});
afterAll(() => database?.close());
beforeEach(() => {
  newsAge = 0;
  refusals = 20;
});

async function aPerson(isChild: boolean, mayAct = true, guardianIds: string[] = []) {
  const id = randomUUID() as string;
  await database.db.insert(people).values({
    id,
    sequence: 1,
    fullName: 'Ada Example',
    userType: 'client',
    mayAct,
    accountType: isChild ? 'sidework_kids' : 'client',
    roles: [],
    guardianIds,
    completedServicesAsProfessional: 0,
  });
  return id;
}

const harmless = 'The lawn is larger than we thought.';
const contact = 'Call me at 973-555-0142.';
const wordsOf = (writerId: string, readerId: string, reason: string | null): WordsAtGate => ({
  writerId,
  readerIds: [readerId],
  kind: 'negotiation',
  subjectId: randomUUID(),
  title: 'Mow the lawn',
  texts: { reason },
  at: new Date(),
});

const deps = () => {
  const childGate = childGateOf('marketplace', database.db, { ageMs: () => newsAge }, refusals);
  return { db: database.db, childGate };
};
const pass = (words: WordsAtGate) =>
  gatedTransaction(deps(), (tx, gate) => gate.pass(tx, words)).then(
    () => 'passed',
    (error) => ({ code: error.code, fields: Object.keys(error.fields ?? {}) }),
  );
const hold = (words: WordsAtGate) => gatedTransaction(deps(), (tx, gate) => gate.hold(tx, words));
const toldOf = async ({ subjectId }: WordsAtGate) => {
  const rows = await database.sql<{ data: ChildWords }[]>`
    select data from outbox where aggregate_id = ${subjectId}`;
  return rows.map(({ data: { childIds, texts, isHeld } }) => ({ childIds, texts, isHeld }));
};

describe('the gate for texts between a child and somebody else [D-117]', () => {
  it('is open between adults, who are told to nobody', async () => {
    const words = wordsOf(await aPerson(false), await aPerson(false), contact);
    expect([await pass(words), await hold(words)]).toEqual(['passed', { reason: contact }]);
    expect(await toldOf(words)).toEqual([]);
  });

  it.each(['writes', 'reads'])('tells the guardians what passes where a child %s', async (side) => {
    const [child, adult] = [await aPerson(true), await aPerson(false)];
    const words =
      side === 'writes' ? wordsOf(child, adult, harmless) : wordsOf(adult, child, harmless);
    expect(await pass(words)).toBe('passed');
    expect(await hold(words)).toEqual({ reason: harmless });
    const told = { childIds: [child], texts: { reason: harmless }, isHeld: false };
    expect(await toldOf(words)).toEqual([told, told]);
  });

  it.each(['writes', 'reads'])(
    'refuses contact details where a child %s, and tells',
    async (side) => {
      const [child, adult] = [await aPerson(true), await aPerson(false)];
      const words =
        side === 'writes' ? wordsOf(child, adult, contact) : wordsOf(adult, child, contact);
      expect(await pass(words)).toEqual({ code: 'contact_in_words', fields: ['reason'] });
      expect(await toldOf(words)).toEqual([
        { childIds: [child], texts: { reason: contact }, isHeld: true },
      ]);
      expect(await hold(words)).toEqual({ reason: null });
    },
  );

  it('tells what it refused once a request with a key of its own has ended, and takes no second connection before', async () => {
    const child = await aPerson(true);
    const adult = await aPerson(false);
    const { childGate } = deps();
    const asked = Array.from({ length: 12 }, () => wordsOf(adult, child, contact));
    const answers = asked.map((words) => {
      const request = {
        actor: { id: adult },
        method: 'POST',
        url: '/words',
        body: { id: words.subjectId },
        headers: { 'idempotency-key': randomUUID() },
      } as unknown as FastifyRequest;
      return once({ db: database.db, childGate }, request, {} as FastifyReply, (within) =>
        gatedTransaction(within, (tx, gate) => gate.pass(tx, words)),
      ).catch(({ code }) => code);
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['contact_in_words']));
    for (const words of asked) expect(await toldOf(words)).toMatchObject([{ isHeld: true }]);
  });

  it.each([
    ['is paused', { mayAct: false, age: 0 }, 'young_person_paused'],
    [
      'may be paused, since news are old',
      { mayAct: true, age: newsMayBe.ofChildren + 1 },
      'news_too_old',
    ],
  ])(
    'lets nothing to a child that %s, and holds what must go through',
    async (_, { mayAct, age }, code) => {
      const words = wordsOf(await aPerson(false), await aPerson(true, mayAct), harmless);
      newsAge = age;
      expect(await pass(words)).toMatchObject({ code });
      expect(await toldOf(words)).toEqual([]);
      expect(await hold(words)).toEqual({ reason: null });
      expect(await toldOf(words)).toMatchObject([{ isHeld: true }]);
    },
  );

  it('lets nothing to somebody who is not known yet, since it may be a child', async () => {
    const unknown = randomUUID();
    const words = wordsOf(await aPerson(false), unknown, harmless);
    expect(await pass(words)).toMatchObject({ code: 'news_too_old' });
    expect(await toldOf(words)).toEqual([]);
    expect(await hold(words)).toEqual({ reason: null });
    expect(await toldOf(words)).toEqual([
      { childIds: [unknown], texts: { reason: harmless }, isHeld: true },
    ]);
  });

  it.each<[string, (words: WordsAtGate) => WordsAtGate[]]>([
    [
      'in several fields of one request',
      (words) => [{ ...words, texts: { title: 'Mow at 973 555', reason: '0142 is the best' } }],
    ],
    [
      'in one request after the other',
      (words) => [
        { ...words, texts: { reason: 'Mow at 973' } },
        { ...words, subjectId: randomUUID(), texts: { reason: '555' } },
        { ...words, subjectId: randomUUID(), texts: { reason: '0142 is the best' } },
      ],
    ],
  ])('refuses contact details that stand %s', async (_, asked) => {
    const said = [];
    for (const words of asked(wordsOf(await aPerson(false), await aPerson(true), null)))
      said.push(await pass(words));
    expect(said.pop()).toMatchObject({ code: 'contact_in_words' });
    expect(said.every((each) => each === 'passed')).toBe(true);
  });

  it.each<[string, (words: WordsAtGate) => Promise<WordsAtGate>]>([
    ['to another child', async (words) => ({ ...words, readerIds: [await aPerson(true)] })],
    ['of another writer', async (words) => ({ ...words, writerId: await aPerson(false) })],
    [
      'eleven minutes later',
      async (words) => ({ ...words, at: new Date(words.at.getTime() + 11 * 60_000) }),
    ],
  ])('weighs what was written together with no words %s', async (_, other) => {
    const words = wordsOf(await aPerson(false), await aPerson(true), 'Mow at 973 555');
    expect(await pass(words)).toBe('passed');
    const second = { ...words, subjectId: randomUUID(), texts: { reason: '0142 is the best' } };
    expect(await pass(await other(second))).toBe('passed');
    expect(await pass({ ...second, subjectId: randomUUID() })).toMatchObject({
      code: 'contact_in_words',
    });
  });

  it('refuses everything of a writer once too much was refused, and tells the guardians no more', async () => {
    refusals = 5;
    const words = wordsOf(await aPerson(false), await aPerson(true), contact);
    const tried = await Promise.all(Array.from({ length: 9 }, () => pass(words)));
    const codes = tried.map((each) => (each === 'passed' ? each : (each as { code: string }).code));
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'contact_in_words'),
      ...Array.from({ length: 4 }, () => 'too_many_refusals'),
    ]);
    expect(await toldOf(words)).toHaveLength(5);
    const next = { ...words, texts: { reason: harmless } };
    expect(await pass(next)).toMatchObject({ code: 'too_many_refusals' });
    expect(await pass({ ...next, at: new Date(words.at.getTime() + 30 * 60_000) })).toBe('passed');
    expect(await hold(next)).toEqual({ reason: harmless });
    const other = wordsOf(await aPerson(false), words.readerIds[0] ?? '', harmless);
    expect(await pass(other)).toBe('passed');
  });

  it('has nothing to tell of where no text is', async () => {
    const words = wordsOf(await aPerson(false), await aPerson(true), null);
    expect(await pass(words)).toBe('passed');
    expect(await toldOf(words)).toEqual([]);
  });
});

describe('doubtful words at the gate [D-117]', () => {
  const doubtful = 'My house has a red door';
  const waits = { code: 'words_wait_for_guardian', fields: ['reason'] };
  let child: string;
  let adult: string;
  let guardian: string;
  beforeEach(async () => {
    guardian = randomUUID();
    about = { kind: 'negotiation', subjectId: randomUUID() };
    [child, adult] = [await aPerson(true, true, [guardian]), await aPerson(false)];
  });
  /** Words about the same subject each time. */
  let about: { kind: 'negotiation'; subjectId: string };
  const saidOf = (writerId: string, readerId: string, text: string): WordsAtGate => ({
    ...wordsOf(writerId, readerId, text),
    ...about,
  });

  interface Answered {
    writerId?: string;
    childId?: string;
    text?: string;
    isLetThrough?: boolean;
    days?: number;
    answeredBy?: string;
    of?: Partial<MarkedSubject>;
  }
  const answer = ({
    isLetThrough = true,
    days = 1,
    text = doubtful,
    of: subject,
    ...of
  }: Answered = {}) =>
    database.db.transaction((tx) =>
      keepWordsAnswer(tx, {
        writerId: adult,
        childId: child,
        answeredBy: guardian,
        ...of,
        wordsId: randomUUID(),
        isLetThrough,
        marks: [markOf(text, { ...about, ...subject })],
        until: new Date(Date.now() + days * 24 * 3_600_000).toISOString(),
      }),
    );

  it.each(['writes', 'reads'])('wait for a guardian where a child %s', async (side) => {
    const words =
      side === 'writes' ? saidOf(child, adult, doubtful) : saidOf(adult, child, doubtful);
    expect(await pass(words)).toEqual(waits);
    const [told] = await database.sql<{ data: ChildWords }[]>`
      select data from outbox where aggregate_id = ${words.subjectId}`;
    expect(told?.data).toMatchObject({
      childIds: [child],
      texts: { reason: doubtful },
      isHeld: true,
      waiting: [markOf(doubtful, about)],
    });
  });

  it('pass once when they were let through, however their blanks are typed', async () => {
    await answer();
    expect(await pass(saidOf(adult, child, doubtful.replaceAll(' ', '  ')))).toBe('passed');
    expect(await pass(saidOf(adult, child, doubtful))).toEqual(waits);
  });

  it('that were let through use up none of the refusals', async () => {
    refusals = 2;
    for (const text of [doubtful, `${doubtful}!`, `${doubtful}?`]) {
      const words = saidOf(adult, child, text);
      expect(await pass(words)).toEqual(waits);
      await answer({ text });
      expect(await pass(words)).toBe('passed');
    }
    for (const _ of [1, 2]) expect(await pass(saidOf(adult, child, doubtful))).toEqual(waits);
    expect(await pass(saidOf(adult, child, doubtful))).toMatchObject({
      code: 'too_many_refusals',
    });
    await answer();
    expect(await pass(saidOf(adult, child, doubtful))).toBe('passed');
  });

  it('of a new thing pass once, whatever its id would have been', async () => {
    await answer({ of: { subjectId: undefined } });
    const words = () => ({ ...wordsOf(adult, child, doubtful), isNew: true });
    expect([await pass(words()), await pass(words())]).toEqual(['passed', waits]);
  });

  it('keep their yes where the request is refused for another reason', async () => {
    await answer();
    const refused = gatedTransaction(deps(), async (tx, gate) => {
      await gate.pass(tx, saidOf(adult, child, doubtful));
      throw new Error('The work has ended');
    });
    await expect(refused).rejects.toThrow('The work has ended');
    expect(await pass(saidOf(adult, child, doubtful))).toBe('passed');
  });

  it.each<[string, () => Answered]>([
    ['other words', () => ({ text: 'Tell nobody about it' })],
    ['another writer', () => ({ writerId: child })],
    ['another child', () => ({ childId: adult })],
    ['a week that has passed', () => ({ days: -1 })],
    ['another subject', () => ({ of: { subjectId: randomUUID() } })],
    ['another kind of words', () => ({ of: { kind: 'gig' } })],
    ['a new thing', () => ({ of: { subjectId: undefined } })],
    ['a child that its guardian looks after no more', () => ({ answeredBy: randomUUID() })],
  ])('wait where the yes was for %s', async (_, given) => {
    await answer(given());
    expect(await pass(saidOf(adult, child, doubtful))).toEqual(waits);
  });

  it('between two children wait for a guardian of each, and ask only where nobody answered', async () => {
    const other = await aPerson(true, true, [guardian]);
    const words = saidOf(child, other, doubtful);
    await answer({ writerId: child });
    expect(await pass(words)).toEqual(waits);
    expect(await toldOf(words)).toMatchObject([{ childIds: [other] }]);
    await answer({ writerId: child, childId: other });
    expect(await pass(words)).toBe('passed');
  });

  it('are refused as contact details are once a guardian has kept them back', async () => {
    await answer({ isLetThrough: false });
    const words = saidOf(adult, child, doubtful);
    expect(await pass(words)).toEqual({ code: 'contact_in_words', fields: ['reason'] });
  });

  it('stay kept back where the filter calls them clear by now', async () => {
    await answer({ isLetThrough: false, text: harmless });
    const words = saidOf(adult, child, harmless);
    expect(await pass({ ...words, texts: { title: 'Mow', reason: harmless } })).toEqual({
      code: 'contact_in_words',
      fields: ['reason'],
    });
    expect(await hold(words)).toEqual({ reason: null });
    const [, told] = await database.sql<{ data: ChildWords }[]>`
      select data from outbox where aggregate_id = ${words.subjectId}`;
    expect(told?.data).toMatchObject({ heldBecause: 'kept_back' });
  });

  it('do not help plain contact details through, which no yes is for', async () => {
    await answer({ text: contact });
    expect(await pass(saidOf(adult, child, contact))).toMatchObject({ code: 'contact_in_words' });
  });

  it('are kept back from an act that must go through', async () => {
    expect(await hold(saidOf(adult, child, doubtful))).toEqual({ reason: null });
  });
});
