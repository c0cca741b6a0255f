import type { RefreshToken, Session } from './table.ts';

/** What a presented refresh token leads to: the next one, the active one again, or the end of the session. */
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

const recentSeconds = 15 * 60;

/** Whether the owner has lately proved to be the user; a renewal of the session proves nothing. */
export function hasRecentSignIn({ amr, createdAt }: Pick<Session, 'amr' | 'createdAt'>, now: Date) {
  const provedAt = amr.map(({ timestamp }) => timestamp * 1000);
  return now.getTime() - Math.max(createdAt.getTime(), ...provedAt) <= recentSeconds * 1000;
}
