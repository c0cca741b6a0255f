import type { Deps } from '../deps.ts';
import { networkOf } from '../limits/network.ts';
import type { Source } from '../source.ts';
import { requireChosen } from './input.ts';

/**
 * Hashes the password of a sign-up. Sign-ups from one network wait in a queue of their own, and all sign-ups in another
 * one, so that they do not hold up sign-ins.
 */
export async function hashChosen(
  { passwords }: Deps,
  password: string,
  email: string,
  { address }: Source,
): Promise<string> {
  passwords.requireStrong(requireChosen(password), email);
  return passwords.inTurn(`sign-ups from ${networkOf(address)}`, () =>
    passwords.inTurn('sign-ups', () => passwords.hash(password)),
  );
}
