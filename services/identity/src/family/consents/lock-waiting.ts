import type { Tx } from '@sidework/chassis/db/db';
import type { Administrator } from '../../audit/add-entry.ts';
import { type Child, lockChild } from '../children/lock-child.ts';
import { requireNotOwn } from '../children/require-not-own.ts';
import { requireWaitingForStaff } from './consent.ts';
import { getConsent, lockConsent, lockGuardian } from './queries.ts';
import type { Consent } from './table.ts';

/** A consent that waits for staff, with its child; of two who decide at once one is too late. */
export async function lockWaiting(
  tx: Tx,
  by: Administrator,
  consentId: string,
): Promise<{ child: Child; consent: Consent }> {
  const found = await getConsent(tx, consentId);
  await lockGuardian(tx, found.guardianId);
  const child = await lockChild(tx, found.childId);
  const consent = await lockConsent(tx, consentId);
  requireWaitingForStaff(consent, by.actor?.id);
  await requireNotOwn(tx, by, consent.childId);
  return { child, consent };
}
