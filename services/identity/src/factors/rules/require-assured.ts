import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';
import { hasRecentSignIn } from '../../sessions/recent-sign-in.ts';
import { lacksSecondFactor } from '../../sessions/session.ts';
import type { Session } from '../../sessions/table.ts';
import type { Factor } from './table.ts';

export interface Showing {
  user: Pick<User, 'isAnonymous'>;
  session: Session;
  /** All that the user has. */
  factors: Factor[];
}

/** The text and status for a client whose user has not proved the second factor. */
export interface Told {
  message: string;
  status?: number;
}

/** A user with a second factor proves it before anything that opens the account changes. */
export function requireSecondFactor({ session, factors }: Omit<Showing, 'user'>, told: Told) {
  const { message, status = 403 } = told;
  if (lacksSecondFactor(session, factors)) throw refused('insufficient_aal', message, { status });
}

/** A found session alone must not create a way in. An anonymous person has no way yet to prove who they are. */
export function requireRecentSignIn(
  { config, now }: Deps,
  { user, session, factors }: Showing,
  message?: string,
) {
  if (!config.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION || user.isAnonymous) return;
  if (!hasRecentSignIn(session, factors, now())) throw refused('reauthentication_needed', message);
}

/** Both: what is asked for wherever a way in is made or taken away. */
export function requireAssured(deps: Deps, showing: Showing, told: Told) {
  requireSecondFactor(showing, told);
  requireRecentSignIn(deps, showing, 'Please sign in again to change how you sign in');
}
