import type { Factor } from '../factors/rules/table.ts';
import { factorMethods, isSecondStep } from './session-methods.ts';
import type { Session } from './table.ts';

const recentSeconds = 15 * 60;

/**
 * Whether the owner has signed in recently; a renewal of the session proves nothing. A factor from after the last
 * sign-in does not count either, because a person who found the session may have made it.
 */
export function hasRecentSignIn(
  { amr, createdAt, factorId }: Pick<Session, 'amr' | 'createdAt' | 'factorId'>,
  factors: Pick<Factor, 'id' | 'factorType' | 'updatedAt'>[],
  now: Date,
): boolean {
  const timesOf = (isMeant: (proof: (typeof amr)[number]) => boolean) =>
    amr.filter(isMeant).map(({ timestamp }) => timestamp * 1000);
  const signedInAt = Math.max(createdAt.getTime(), ...timesOf((proof) => !isSecondStep(proof)));
  const known = factors.find(({ id, updatedAt }) => id === factorId && +updatedAt <= signedInAt);
  const shownAt = known ? timesOf(({ method }) => method === factorMethods[known.factorType]) : [];
  return now.getTime() - Math.max(signedInAt, ...shownAt) <= recentSeconds * 1000;
}
