import { describe, expect, it } from 'vitest';
import { openPasswords } from './passwords.ts';

const settings = {
  PASSWORD_PEPPER: 'a pepper for the tests alone, long enough',
  PASSWORD_HASH: 'usual' as const,
  GOTRUE_PASSWORD_MIN_LENGTH: 8,
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abc:0123456789',
};

describe('the comparison of a password', () => {
  it('is the same work where there is no hash to compare with', async () => {
    const passwords = await openPasswords(settings, { atOnce: 1, waiting: 0 });

    const first = passwords.matches(undefined, 'secret1x');
    await expect(passwords.matches(undefined, 'secret1x')).rejects.toMatchObject({
      code: 'over_request_rate_limit',
    });
    expect(await first).toBe(false);
  });

  it('spends no work on a password that nobody can have chosen', async () => {
    const passwords = await openPasswords(settings, { atOnce: 0, waiting: 0 });

    expect(await passwords.matches(undefined, 'x'.repeat(1025))).toBe(false);
  });
});

describe('the weakness of a password', () => {
  it.each([
    [
      'a',
      ['length', 'characters'],
      /^Password should be at least 8 .* of each: abc, 0123456789\.$/,
    ],
    ['abcdefghi', ['characters'], /^Password should contain at least one character of each/],
    ['password1', ['pwned'], /^Password is known to be weak/],
  ])('of %j is told with its reasons', async (password, reasons, message) => {
    const passwords = await openPasswords(settings);

    expect(passwords.weaknessOf(password, '')).toEqual({
      reasons,
      message: expect.stringMatching(message),
    });
    expect(() => passwords.requireStrong(password, '')).toThrow(message);
  });

  it('is none where it will do', async () => {
    const passwords = await openPasswords(settings);

    expect(passwords.weaknessOf('xk7#pqabc', '')).toBeUndefined();
  });
});
