import { hasSecondFactor } from '../accounts/account.ts';
import type { Factor } from '../factors/rules/table.ts';
import type { RefreshToken, Session } from './table.ts';

/** The result of a presented refresh token: the next one, the active one again, or the end of the session. */
export type Renewal = 'advance' | 'repeat' | 'replay';

/**
 * The active token advances. Its parent gives the active one again for a short while, for two tabs that renew at once
 * and for answers lost on the way. Anything older is in the wrong hands.
 */
export function renewal(
  presented: Pick<RefreshToken, 'generation' | 'replacedAt'>,
  active: Pick<RefreshToken, 'generation'>,
  now: Date,
  reuseSeconds: number,
): Renewal {
  if (!presented.replacedAt) return 'advance';
  const isParent = presented.generation === active.generation - 1;
  const isFresh = now.getTime() - presented.replacedAt.getTime() <= reuseSeconds * 1000;
  return isParent && isFresh ? 'repeat' : 'replay';
}

/** Whether the session still has to prove a second factor before what opens the account changes. */
export const lacksSecondFactor = (
  { aal }: Pick<Session, 'aal'>,
  factors: Pick<Factor, 'status'>[],
): boolean => aal !== 'aal2' && hasSecondFactor({ factors });

type Uses = Pick<Session, 'createdAt' | 'refreshedAt'>;

export const lastUse = ({ createdAt, refreshedAt }: Uses) => refreshedAt ?? createdAt;

/** Seconds that a session lasts from its beginning, and from its last use; 0 and nothing are without end. */
export interface Lifetimes {
  timebox?: number | undefined;
  inactivity?: number | undefined;
}

/** Which of its lifetimes has run out. */
export function expiry(
  session: Uses,
  now: Date,
  { timebox, inactivity }: Lifetimes,
): 'timebox' | 'inactivity' | undefined {
  const isPast = (from: Date, seconds: number | undefined) =>
    Boolean(seconds) && now.getTime() - from.getTime() > Number(seconds) * 1000;
  if (isPast(session.createdAt, timebox)) return 'timebox';
  return isPast(lastUse(session), inactivity) ? 'inactivity' : undefined;
}
