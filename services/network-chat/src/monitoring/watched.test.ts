import { describe, expect, it } from 'vitest';
import { requireWithChild, watchedIn } from './watched.ts';

const conversation = { id: 'conversation' };
const child = { accountType: 'sidework_kids' as const };
const missing = expect.objectContaining({ code: 'no_conversation' });

describe('a guardian', () => {
  it('reads what another child and theirs wrote', () => {
    expect(requireWithChild(conversation, child)).toBe(conversation);
  });

  it.each([
    ['where the two have not written', undefined, child],
    ['with a person who is not known', conversation, undefined],
    ['with an adult', conversation, { accountType: 'gig_worker' as const }],
  ])('finds no conversation %s', (_, found, other) => {
    expect(() => requireWithChild(found, other)).toThrow(missing);
  });
});

describe('a moderator', () => {
  it.each([
    ['because of the children in it', ['mia'], false, ['mia']],
    ['because of a report between adults', [], true, ['ada', 'ben']],
  ])('reads a conversation %s', (_, childIds, isReported, watched) => {
    expect(watchedIn(['ada', 'ben'], childIds, isReported)).toEqual(watched);
  });

  it('finds no conversation of adults without a report', () => {
    expect(() => watchedIn(['ada', 'ben'], [], false)).toThrow(missing);
  });
});
