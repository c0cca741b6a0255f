import type { Tx } from '@sidework/chassis/db/db';
import { type Child, lockChild } from '../children/lock-child.ts';
import { getConsent, lockConsent, lockGuardian } from './queries.ts';
import type { Consent } from './table.ts';

/** Locks a consent with its child, in the order of every decision; the later of two decisions waits here. */
export async function lockWithChild(
  tx: Tx,
  consentId: string,
): Promise<{ child: Child; consent: Consent }> {
  const found = await getConsent(tx, consentId);
  await lockGuardian(tx, found.guardianId);
  const child = await lockChild(tx, found.childId);
  return { child, consent: await lockConsent(tx, consentId) };
}
