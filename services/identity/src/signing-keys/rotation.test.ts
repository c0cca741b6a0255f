import { describe, expect, it } from 'vitest';
import { isPublished, rotated } from './rotation.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Keys with the letters for names, made from the given one on. */
const making = (letter: string) => {
  let code = letter.charCodeAt(0);
  return () => ({ kid: String.fromCharCode(code++) });
};

type Key = { kid: string; publishedUntil?: string | undefined };
const names = (keys: Key[]) => keys.map(({ kid }) => kid).join('');

describe('the rotation of signing keys', () => {
  it('has the second sign, a new one wait, and the first published for another 25 hours', () => {
    const keys = rotated<Key>([{ kid: 'a' }, { kid: 'b' }], making('c'), now);

    expect(keys).toEqual([
      { kid: 'b' },
      { kid: 'c' },
      { kid: 'a', publishedUntil: inHours(25).toISOString() },
    ]);
    const [, , old] = keys;
    expect(old && isPublished(old, inHours(24.9))).toBe(true);
    expect(old && isPublished(old, inHours(25.1))).toBe(false);
  });

  it('again keeps what still may have tokens out, and drops what has none', () => {
    const once = rotated<Key>([{ kid: 'a' }, { kid: 'b' }], making('c'), now);
    const soon = rotated<Key>(once, making('d'), inHours(20));
    expect(names(soon)).toBe('cdba');

    expect(names(rotated<Key>(soon, making('e'), inHours(30)))).toBe('decb');
  });

  it('leaves two that sign even where there was one', () => {
    expect(names(rotated<Key>([{ kid: 'a' }], making('b'), now))).toBe('bca');
  });
});
