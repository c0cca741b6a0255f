import { childWordsKinds } from '@sidework/contracts/kernel/child-words';
import { describe, expect, it } from 'vitest';
import * as ChildWords from './child-words.ts';

const at = new Date('2026-11-28T10:00:00.000Z');
const waiting: ChildWords.ChildWords = {
  id: 'words',
  childId: 'mia',
  writerId: 'carl',
  kind: 'negotiation',
  subjectId: 'work',
  title: 'Mow the lawn',
  texts: ['You can find me at the park'],
  isHeld: true,
  heldBecause: 'doubtful',
  readerIds: ['mia'],
  marks: ['a'],
  answeredAt: null,
  answeredBy: null,
  isLetThrough: null,
  at,
};

describe('doubtful words', () => {
  it.each([
    [true, 'let_through'],
    [false, 'kept_back'],
  ])('wait until a guardian answers (%s)', (isLetThrough, said) => {
    expect(ChildWords.answerTo(waiting)).toBe('waiting');
    const answered = ChildWords.answer(waiting, { isLetThrough, by: 'ruth', at });
    expect(answered).toMatchObject({ isLetThrough, answeredBy: 'ruth', answeredAt: at });
    expect(ChildWords.answerTo(answered)).toBe(said);
    expect(() => ChildWords.answer(answered, { isLetThrough: true, by: 'joe', at })).toThrow(
      expect.objectContaining({ code: 'words_not_waiting' }),
    );
  });

  it('alone are let through: what says plainly how to reach someone never is', () => {
    const contact = { ...waiting, marks: null };
    expect(ChildWords.answerTo(contact)).toBeNull();
    expect(() => ChildWords.answer(contact, { isLetThrough: true, by: 'ruth', at })).toThrow(
      expect.objectContaining({ code: 'words_not_waiting' }),
    );
  });

  it('are sent again on a page of their own for each kind', () => {
    for (const kind of Object.keys(childWordsKinds) as ChildWords.ChildWords['kind'][])
      expect(ChildWords.pageOf({ kind, subjectId: 'x' })).toMatch(/^\//);
  });

  it('are asked about again after a week', () => {
    expect(ChildWords.countsUntil(at).toISOString()).toBe('2026-12-05T10:00:00.000Z');
  });
});
