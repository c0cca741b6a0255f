import type { Profile } from '../profiles/table.ts';
import { refused } from '../refusals/refusal.ts';
import { expiry, type Lifetimes } from './session.ts';
import type { Session } from './table.ts';

export function refuseUsed(): never {
  throw refused('refresh_token_already_used');
}

export function requireToken(token: string | undefined): string {
  if (!token) throw refused('validation_failed', 'refresh_token required');
  return token;
}

/** A token is of no use to another application, nor to the person where it is an application's. */
export function requireOwnSession(
  found: Session | undefined,
  oauthClientId: string | null,
): Session {
  if (found?.oauthClientId !== oauthClientId) throw refused('refresh_token_not_found');
  return found;
}

/** An application never gets a child's data; the sessions of a person who turns out to be a child are ended. */
export function requireGrownUp({ accountType }: Pick<Profile, 'accountType'>): void {
  if (accountType === 'sidework_kids') throw refused('refresh_token_not_found');
}

const expired = 'Invalid Refresh Token: Session Expired';
const reasons = { timebox: expired, inactivity: `${expired} (Inactivity)` } as const;

export function requireWithin(session: Session, lifetimes: Lifetimes, now: Date): void {
  const over = expiry(session, now, lifetimes);
  if (over) throw refused('session_expired', reasons[over]);
}

export function requireNewest(isNewest: boolean): void {
  if (!isNewest) throw refused('session_expired', `${expired} (Revoked by Newer Login)`);
}
