import type { Db, Tx } from '@sidework/chassis/db/db';
import type { WhoAgreed } from '@sidework/contracts/identity/staff/staff-accounts';
import { findKid } from '../../kids/queries.ts';
import { changeChild, lockChild } from '../children/lock-child.ts';
import { childIdsOf, endLinks } from '../guardians/queries.ts';
import { endConsents, isToStop, stopChild } from './end-consent.ts';
import { liveConsents, waitingChildIdsOf } from './queries.ts';

/** Ends the guardianships of a deleted account and voids its consents. */
export const endGuardianships = (tx: Tx, guardianId: string, at: Date) =>
  endEachGuardianship(tx, guardianId, { endsLinks: true, at });

/** A guardian is banned: what they agreed to is void. They still look after their children once they can sign in again. */
export const voidConsents = (tx: Tx, guardianId: string, at: Date) =>
  endEachGuardianship(tx, guardianId, { endsLinks: false, at });

/**
 * Stops a child if no other guardian agreed. The children are locked in the order of their ids, as everywhere, to avoid
 * deadlocks.
 */
async function endEachGuardianship(
  tx: Tx,
  guardianId: string,
  { endsLinks, at }: { endsLinks: boolean; at: Date },
) {
  const waiting = await waitingChildIdsOf(tx, guardianId);
  const linked = await childIdsOf(tx, guardianId);
  for (const childId of [...new Set([...linked, ...waiting])].sort()) {
    const child = await lockChild(tx, childId);
    await endConsents(tx, child, { guardianId, revokedBy: null, at });
    if (endsLinks) await endLinks(tx, { childId, guardianId }, at);
    const hadSaid = linked.includes(childId) && waiting.includes(childId);
    if (hadSaid && (await isToStop(tx, child))) await stopChild(tx, child, at);
    else if (endsLinks) await changeChild(tx, child, child.row, at);
  }
}

/** Tells which guardians agreed for a child. A ban of this guardian stops the child if only this guardian agreed. */
export async function whoAgreed(db: Db, childId: string, guardianId: string): Promise<WhoAgreed> {
  const live = await liveConsents(db, { childId });
  const isOwn = (consent: { guardianId: string }) => consent.guardianId === guardianId;
  if (live.some((consent) => consent.status === 'given' && !isOwn(consent)))
    return 'another_guardian';
  const kid = await findKid(db, childId);
  return kid?.row.idVerificationStatus !== 'revoked' && live.some(isOwn)
    ? 'only_this_guardian'
    : 'nobody';
}
