import { describe, expect, it } from 'vitest';
import { countOf, dayOf, fromCursor, momentAndId, toCursor, toPage } from './keyset.ts';

const id = '0193a1b0-0000-7000-8000-000000000001';

describe('a page', () => {
  it('tells of more by the row too many, and where the next begins', () => {
    const page = toPage([1, 2, 3], 2, String, (row) => [row]);
    expect(page.items).toEqual(['1', '2']);
    expect(fromCursor(page.nextCursor ?? '', 1)).toEqual([2]);
    expect(toPage([1, 2], 2, String, (row) => [row]).nextCursor).toBeNull();
    expect(toPage([], 2, String, () => [0])).toEqual({ items: [], nextCursor: null });
  });
});

describe('a cursor', () => {
  it('holds a moment and an id', () => {
    const cursor = toCursor(['2026-11-21T10:00:00.000Z', id]);
    expect(momentAndId(cursor)).toEqual({ at: '2026-11-21T10:00:00.000Z', id });
    expect(momentAndId(undefined)).toBeUndefined();
  });

  it.each([
    ['not JSON', 'x'],
    ['of another shape', toCursor([1])],
    ['with no moment', toCursor(['yesterday', id])],
    ['of a year before ours', toCursor(['-000001-01-01T00:00:00.000Z', id])],
    ['of the year 0', toCursor(['0000-01-01T00:00:00.000Z', id])],
    ['of a year of five digits', toCursor(['+012026-01-01T00:00:00.000Z', id])],
    ['with no id', toCursor(['2026-11-21T10:00:00.000Z', "' or 1=1"])],
  ])('%s is refused', (_case, cursor) => {
    expect(() => momentAndId(cursor)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});

describe('what a cursor may hold', () => {
  const refused = expect.objectContaining({ statusCode: 400 });

  it.each([0, 1, 2_147_483_647])('counts to %d', (count) => expect(countOf(count)).toBe(count));

  it.each([-1, 1.5, 2_147_483_648, 9_007_199_254_740_991, 1e300, '7', undefined])(
    'is no count that the database does not have: %s',
    (count) => expect(() => countOf(count)).toThrow(refused),
  );

  it.each(['2026-11-21', '2028-02-29'])('is a day: %s', (day) => expect(dayOf(day)).toBe(day));

  it.each([
    '2026',
    '2026-02-31',
    '0000-01-01',
    '2026-11-21T10:00:00Z',
    2026,
    'infinity',
    undefined,
  ])('is no day that the database does not have: %s', (day) =>
    expect(() => dayOf(day)).toThrow(refused),
  );

  it.each([
    ['a text with what no text may hold', '["a\\u0000"]'],
    ['half of a character', '["\\ud83d"]'],
    ['more than a number can be', '[1e400]'],
  ])('is not %s', (_, json) => {
    const cursor = Buffer.from(json).toString('base64url');
    expect(() => fromCursor(cursor, 1)).toThrow(refused);
  });
});
