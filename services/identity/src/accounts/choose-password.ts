import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';

/** The hash of the password that somebody signs up with. */
export function hashChosen({ passwords }: Deps, password: string, email: string): Promise<string> {
  if (!password) throw refused('validation_failed', 'Signup requires a valid password');
  passwords.requireStrong(password, email);
  return passwords.hash(password);
}
