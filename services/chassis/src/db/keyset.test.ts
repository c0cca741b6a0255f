import { describe, expect, it } from 'vitest';
import { fromCursor, momentAndId, toCursor, toPage } from './keyset.ts';

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
