import { describe, expect, it } from 'vitest';
import { openPasswords } from './passwords.ts';

const pepper = 'a pepper for the tests alone, long enough';

describe('the comparison of a password', () => {
  it('is the same work where there is no hash to compare with', async () => {
    const passwords = await openPasswords(pepper, 6, { atOnce: 1, waiting: 0 });

    const first = passwords.matches(undefined, 'secret1x');
    await expect(passwords.matches(undefined, 'secret1x')).rejects.toMatchObject({
      code: 'over_request_rate_limit',
    });
    expect(await first).toBe(false);
  });

  it('spends no work on a password that nobody can have chosen', async () => {
    const passwords = await openPasswords(pepper, 6, { atOnce: 0, waiting: 0 });

    expect(await passwords.matches(undefined, 'x'.repeat(1025))).toBe(false);
  });
});
