import type { Tx } from '@sidework/chassis/db/db';
import * as Kid from '../../kids/kid.ts';
import { type Child, changeChild } from '../children/lock-child.ts';
import { revoke } from './consent.ts';
import { liveConsents, lockLiveConsents, saveConsent } from './queries.ts';

/** Ends what a guardian said of a locked child before, since a newer word of theirs takes its place. */
export async function replaceOwn(tx: Tx, childId: string, guardianId: string, at: Date) {
  for (const consent of await lockLiveConsents(tx, { childId, guardianId }))
    await saveConsent(tx, consent, revoke(consent, guardianId, at), at);
}

/** A child whose only consent was replaced by one that waits has none until that one counts. */
export async function awaitNewConsent(tx: Tx, child: Child, at: Date) {
  if (!child.row.parentConsentGiven) return;
  const live = await liveConsents(tx, { childId: child.profile.id });
  if (live.some((consent) => consent.status === 'given')) return;
  await changeChild(tx, child, Kid.awaitConsent(child.row), at);
}
