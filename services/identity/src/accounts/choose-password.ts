import type { Deps } from '../deps.ts';
import { networkOf } from '../limits/network.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';

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
  if (!password) throw refused('validation_failed', 'Signup requires a valid password');
  passwords.requireStrong(password, email);
  return passwords.inTurn(`sign-ups from ${networkOf(address)}`, () =>
    passwords.inTurn('sign-ups', () => passwords.hash(password)),
  );
}
