import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { type Child, changeChild } from '../kids/lock-child.ts';
import { liveConsents, saveConsent } from './queries.ts';

interface Revoked {
  guardianId: string;
  /** Null where it was not their own word. */
  revokedBy: string | null;
  at: Date;
}

/** Ends all that a guardian agreed to for a locked child, or was about to. */
export async function endConsents(tx: Tx, child: Child, { guardianId, revokedBy, at }: Revoked) {
  for (const consent of await liveConsents(tx, { childId: child.profile.id, guardianId }))
    await saveConsent(tx, {
      ...consent,
      status: 'revoked',
      revokedAt: at,
      revokedBy,
      confirmDueAt: null,
    });
}

/** A locked child has no consent any more: it may do nothing from now on, and what it began in other services ends. */
export async function stopChild(tx: Tx, child: Child, at: Date) {
  await changeChild(tx, child, { parentConsentGiven: false, idVerificationStatus: 'revoked' }, at);
  await emit(tx, consentRevoked, { childId: child.profile.id }, at);
}
