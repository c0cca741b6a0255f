import { describe, expect, it } from 'vitest';
import { birthOf, isMinor } from './profile-birth.ts';

const unknown = { dateOfBirth: null };
const noon = new Date('2026-03-01T12:00:00Z');

describe('a birth date', () => {
  it('is what was said first, and nothing else from then on [D-3]', () => {
    const known = { dateOfBirth: '2011-05-17' };
    expect(birthOf(known, undefined, noon)).toEqual({ dateOfBirth: '2011-05-17', age: 14 });
    expect(birthOf(known, '2011-05-17', noon).age).toBe(14);
    expect(() => birthOf(known, '2001-05-17', noon)).toThrow(
      expect.objectContaining({ code: 'birth_date_fixed', kind: 'conflict' }),
    );
  });

  it.each([
    [undefined, 'birth_date_needed'],
    ['2026-03-02', 'birth_date_impossible'],
    ['1905-02-28', 'birth_date_impossible'],
    ['0001-01-01', 'birth_date_impossible'],
  ])('%s is refused: %s [D-3]', (given, code) => {
    expect(() => birthOf(unknown, given, noon)).toThrow(
      expect.objectContaining({ code, kind: 'unprocessable', fields: expect.anything() }),
    );
  });

  it.each([
    ['2026-03-01T11:59:59Z', '2008-03-01', true],
    ['2026-03-01T12:00:00Z', '2008-03-01', false],
    ['2026-03-01T12:00:00Z', '2008-03-02', true],
    ['2026-03-01T12:00:00Z', '2008-02-29', false],
    ['2026-02-28T23:00:00Z', '2008-02-29', true],
  ])(
    'makes nobody an adult before it is their birthday everywhere: at %s, of %s',
    (at, birth, minor) => {
      expect(isMinor(birthOf(unknown, birth, new Date(at)))).toBe(minor);
    },
  );
});
