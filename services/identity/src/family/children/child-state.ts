import { conflict, forbidden, unprocessable } from '@sidework/chassis/errors';
import type { KidsProfile } from '../../kids/table.ts';

/** Staff cannot decide about themselves or about a child that they look after. */
export function requireStranger(isOwn: boolean): void {
  if (isOwn) throw forbidden('own_account');
}

/** A parent can also start again after a rejection or an expiry. */
const needsParent = ({ parentConsentGiven, idVerificationStatus }: KidsProfile) =>
  !parentConsentGiven || idVerificationStatus === 'rejected' || idVerificationStatus === 'expired';

/** Gives the address of the named parent, if writing to it is allowed. */
export function parentToAsk(row: KidsProfile): string {
  if (!needsParent(row)) throw conflict('parent_fixed');
  if (!row.parentEmail) throw unprocessable('kids_account_needed');
  return row.parentEmail;
}
