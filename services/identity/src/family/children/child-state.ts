import { conflict, forbidden, unprocessable } from '@sidework/chassis/errors';
import type { KidsProfile } from '../../kids/table.ts';

/** Staff decide about a child that waits for them. */
export function requireWaiting({ idVerificationStatus }: KidsProfile): void {
  if (idVerificationStatus !== 'pending') throw conflict('child_not_waiting');
}

/** Nobody decides about themselves; staff who look after a child leave it to their colleagues. */
export function requireStranger(isOwn: boolean): void {
  if (isOwn) throw forbidden('own_account');
}

/** A parent begins anew also what was rejected or has expired. */
const needsParent = ({ parentConsentGiven, idVerificationStatus }: KidsProfile) =>
  !parentConsentGiven || idVerificationStatus === 'rejected' || idVerificationStatus === 'expired';

/** Where the parent is written to whom the child named. */
export function parentToAsk(row: KidsProfile): string {
  if (!needsParent(row)) throw conflict('parent_fixed');
  if (!row.parentEmail) throw unprocessable('kids_account_needed');
  return row.parentEmail;
}
