import { describe, expect, it } from 'vitest';
import { cheapCost, hash } from './hash.ts';
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

describe('a password in two Unicode forms', () => {
  const nfc = 'Cr\u00e8me-br\u00fbl\u00e9e-f\u00fcr-Zo\u00eb-77';
  const nfd = nfc.normalize('NFD');

  it.each([
    ['composed', nfc, nfd],
    ['decomposed', nfd, nfc],
    ['full-width', 'Crème-77', 'Ｃrème-７７'],
  ])('is one, chosen %s', async (_, chosen, typed) => {
    const passwords = await openPasswords({ ...settings, PASSWORD_HASH: 'cheap' });
    const kept = await passwords.hash(chosen);

    expect([chosen === typed, await passwords.matches(kept, typed)]).toEqual([false, true]);
    expect(await passwords.matches(kept, chosen)).toBe(true);
    expect(await passwords.isOutdated(kept, typed)).toBe(false);
    expect(await passwords.matches(kept, `${typed}x`)).toBe(false);
    expect(await passwords.matches(undefined, typed)).toBe(false);
  });

  it('opens what was hashed as it was typed, and is hashed anew then', async () => {
    const passwords = await openPasswords({ ...settings, PASSWORD_HASH: 'cheap' });
    const old = await hash(nfd, settings.PASSWORD_PEPPER, cheapCost);

    expect(await passwords.matches(old, nfd)).toBe(true);
    expect(await passwords.isOutdated(old, nfd)).toBe(true);
    expect(await passwords.matches(await passwords.hash(nfd), nfc)).toBe(true);
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
    ['ｐａｓｓｗｏｒｄ1', ['pwned'], /^Password is known to be weak/],
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
