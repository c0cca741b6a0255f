import { notFound, unauthenticated } from '@sidework/chassis/errors';
import { type Actor, isHalfSignedIn } from '@sidework/chassis/http/actor';
import type { User } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';

export function requireKnown(user: User | undefined): User {
  if (!user) throw refused('session_not_found');
  return user;
}

/** The session of a request, which may have ended since its token was made. */
export function requireStanding<T>(found: T | undefined): T {
  if (!found) throw unauthenticated('session_expired');
  return found;
}

/** A session ends none that has shown more than itself. */
export function requireMayEndOthers(actor: Pick<Actor, 'aal' | 'nextAal'>): void {
  if (isHalfSignedIn(actor)) throw refused('insufficient_aal', undefined, { status: 403 });
}

/** The session that was to end is the owner's, and stood until now. */
export function requireEnded(ended: readonly string[]): void {
  if (ended.length === 0) throw notFound('not_found');
}
