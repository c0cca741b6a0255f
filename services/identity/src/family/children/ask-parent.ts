import type { Tx } from '@sidework/chassis/db/db';
import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Deps } from '../../deps.ts';
import type { KidsProfile } from '../../kids/table.ts';
import { requestConsent } from '../consents/request-consent.ts';
import { lockChild } from './lock-child.ts';

/** Writes to the parent whom the child named, unless one agreed and all that is left is ours to do. */
export async function askParent(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  childId: string,
): Promise<void> {
  const { profile, row } = await lockChild(tx, childId);
  if (!needsParent(row)) throw conflict('parent_fixed');
  if (!row.parentEmail) throw unprocessable('kids_account_needed');
  await requestConsent(deps, tx, { child: profile, to: row.parentEmail });
}

/** A parent begins anew also what was rejected or has expired. */
const needsParent = ({ parentConsentGiven, idVerificationStatus }: KidsProfile) =>
  !parentConsentGiven || idVerificationStatus === 'rejected' || idVerificationStatus === 'expired';
