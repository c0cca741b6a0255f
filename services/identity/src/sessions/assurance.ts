import { forbidden } from '@sidework/chassis/errors';
import type { Account } from '../accounts/account.ts';
import { hasRecentSignIn } from './recent-sign-in.ts';
import { lacksSecondFactor } from './session.ts';
import type { Session } from './table.ts';

/** A found session alone must not take data away or delete anything. */
export function requireShown(
  session: Session,
  { user, factors }: Pick<Account, 'user' | 'factors'>,
  now: Date,
): void {
  if (lacksSecondFactor(session, factors)) throw forbidden('insufficient_aal');
  // An anonymous person has no way to prove again who they are.
  if (!user.isAnonymous && !hasRecentSignIn(session, factors, now))
    throw forbidden('reauthentication_needed');
}
