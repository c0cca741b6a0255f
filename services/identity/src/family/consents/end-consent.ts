import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { consentRevoked } from '@sidework/contracts/identity/events';
import * as Kid from '../../kids/kid.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import { type Child, changeChild } from '../children/lock-child.ts';
import { revoke } from './consent.ts';
import { liveConsents, lockLiveConsents, saveConsent } from './queries.ts';

interface Revoked {
  guardianId: string;
  /** Null where it was not their own word. */
  revokedBy: string | null;
  at: Date;
}

/** Ends all that a guardian agreed to for a locked child, or was about to. */
export async function endConsents(tx: Tx, child: Child, { guardianId, revokedBy, at }: Revoked) {
  for (const consent of await lockLiveConsents(tx, { childId: child.profile.id, guardianId }))
    await saveConsent(tx, consent, revoke(consent, revokedBy, at), at);
}

/**
 * Whether a locked child, of which a guardian's word ended, has to be stopped: also where that was replaced before by one that
 * never counted, since a verification waits for a consent no longer than a guardian wants it to.
 */
export async function isToStop(tx: Tx, { profile, row }: Child): Promise<boolean> {
  if (row.idVerificationStatus === 'revoked') return false;
  const left = await liveConsents(tx, { childId: profile.id });
  return !left.some(({ status }) => status === 'given');
}

/** A locked child has no consent any more: it may do nothing from now on, and what it began in other services ends. */
export async function stopChild(tx: Tx, child: Child, at: Date, revokedBy?: string) {
  await changeChild(tx, child, Kid.stop(child.row, at), at);
  const { id: childId } = child.profile;
  const guardianIds = await guardianIdsOf(tx, childId);
  await emit(tx, consentRevoked, { childId, guardianIds, ...(revokedBy && { revokedBy }) }, at);
}
