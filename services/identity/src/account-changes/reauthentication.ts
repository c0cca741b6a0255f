import type { User } from '../accounts/table.ts';
import type { OneTimeToken } from '../one-time-tokens/tokens/table.ts';
import { refused } from '../refusals/refusal.ts';

const notValid = () => refused('reauthentication_not_valid');

/** The code went to where the user is reached today, or it shows nothing. */
export function requireRightNonce(
  known: Pick<OneTimeToken, 'sentTo'> | undefined,
  { email, phone }: Pick<User, 'email' | 'phone'>,
): void {
  if (!known?.sentTo || ![email, phone].includes(known.sentTo)) throw notValid();
}

/** A code counts for one of the requests that show it at once. */
export function requireUnused(isTaken: boolean): void {
  if (!isTaken) throw notValid();
}

export function requireCurrentPassword(isRight: boolean): void {
  if (!isRight) throw refused('current_password_invalid');
}

export function requireOtherPassword(isSame: boolean): void {
  if (isSame) throw refused('same_password');
}
