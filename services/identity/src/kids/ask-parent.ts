import type { Tx } from '@sidework/chassis/db';
import { conflict, unprocessable } from '@sidework/chassis/errors';
import { requestConsent } from '../consents/request-consent.ts';
import type { Deps } from '../deps.ts';
import { getProfile } from '../profiles/queries.ts';
import { lockKid } from './queries.ts';
import type { KidsProfile } from './table.ts';

/** Writes to the parent whom the child named, unless one agreed and all that is left is ours to do. */
export async function askParent(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  childId: string,
): Promise<void> {
  const kid = await lockKid(tx, childId);
  if (!needsParent(kid)) throw conflict('parent_fixed');
  if (!kid.parentEmail) throw unprocessable('kids_account_needed');
  await requestConsent(deps, tx, {
    child: await getProfile(tx, childId),
    to: kid.parentEmail,
  });
}

/** A parent begins anew also what was rejected or has expired. */
const needsParent = ({ parentConsentGiven, idVerificationStatus }: KidsProfile) =>
  !parentConsentGiven || idVerificationStatus === 'rejected' || idVerificationStatus === 'expired';
