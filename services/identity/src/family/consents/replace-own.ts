import type { Tx } from '@sidework/chassis/db/db';
import { type Child, changeChild } from '../children/lock-child.ts';
import { liveConsents, lockLiveConsents, saveConsent } from './queries.ts';

/** Ends what a guardian said of a locked child before, since a newer word of theirs takes its place. */
export async function replaceOwn(tx: Tx, childId: string, guardianId: string, at: Date) {
  for (const consent of await lockLiveConsents(tx, { childId, guardianId }))
    await saveConsent(
      tx,
      consent,
      { status: 'revoked', revokedAt: at, revokedBy: guardianId, confirmDueAt: null },
      at,
    );
}

/** A child whose only consent was replaced by one that waits has none until that one counts. */
export async function awaitNewConsent(tx: Tx, child: Child, at: Date) {
  const { parentConsentGiven, idVerificationStatus: status } = child.row;
  if (!parentConsentGiven) return;
  const live = await liveConsents(tx, { childId: child.profile.id });
  if (live.some((consent) => consent.status === 'given')) return;
  // A verification stays valid through a renewed consent; a pending one waits for the new consent.
  const idVerificationStatus = status === 'pending' ? 'none' : status;
  await changeChild(tx, child, { parentConsentGiven: false, idVerificationStatus }, at);
}
