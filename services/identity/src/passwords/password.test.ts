import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { commonPasswords } from './common.ts';
import {
  characterSets,
  isTooLong,
  requireBounded,
  requireNoWeakness,
  weaknesses,
} from './password.ts';

const rules = { minLength: 6, required: [], common: commonPasswords };
const email = 'grace.hopper@example.com';

describe('the choice of a password', () => {
  it('knows at least 3,000 common ones', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  });

  it.each(['12345', 'ab', '', '🔑🔑🔑🔑🔑'])('refuses %j as too short [AUTH-08]', (password) => {
    expect(weaknesses(password, email, rules)).toEqual(['length']);
  });

  it.each(['secret1x', 'xk7#pq', 'correct horse battery staple', '🔑🔑🔑🔑🔑🔑'])(
    'takes %j',
    (password) => {
      expect(weaknesses(password, email, rules)).toEqual([]);
    },
  );

  it.each(['123456', 'password', 'PassWord', 'sidework', 'Sidework2026!', email, 'grace.hopper'])(
    'refuses %j, which is guessed first',
    (password) => {
      expect(weaknesses(password, email, rules)).toEqual(['pwned']);
    },
  );

  it('counts the length limit in bytes and cuts nothing off', () => {
    expect(isTooLong('x'.repeat(1024))).toBe(false);
    expect(isTooLong('x'.repeat(1025))).toBe(true);
    expect(isTooLong('é'.repeat(513))).toBe(true);
  });

  it.each([
    ['abc:0123456789', 'xyz123', true],
    ['abc:0123456789', 'xyzab7', false],
    ['abc:\\:', 'xxxxa-', true],
    ['abc:\\:', 'xxxxa:', false],
    ['', 'xyzxyz', false],
  ])('by the sets %j takes %j for too plain: %s', (sets, password, isPlain) => {
    const required = characterSets(sets);

    expect(weaknesses(password, email, { ...rules, required })).toEqual(
      isPlain ? ['characters'] : [],
    );
  });
});

it.each([
  ['of 1024 bytes', () => requireBounded('x'.repeat(1024)), undefined],
  [
    'of a byte more',
    () => requireBounded('x'.repeat(1025)),
    'validation_failed: Password cannot be longer than 1024 bytes',
  ],
  ['without a weakness', () => requireNoWeakness(undefined), undefined],
  [
    'with a weakness',
    () => requireNoWeakness({ message: 'Too short.', reasons: ['length'] }),
    'weak_password',
  ],
])('a password %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
