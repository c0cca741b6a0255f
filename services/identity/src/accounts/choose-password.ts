import type { Deps } from '../deps.ts';
import { networkOf } from '../limits/network.ts';
import type { Source } from '../source.ts';
import { requireChosen } from './input.ts';

/**
 * The hash of the password that somebody signs up with. Whoever signs many up at once waits in a line of their own, and
 * all who sign up in another beside those who sign in.
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
