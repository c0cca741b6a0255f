import type { ConsentMethod } from '@sidework/contracts/identity/family/consents';
import type { IdVerificationStatus, KidsPermit } from '@sidework/contracts/identity/kids/kids';
import {
  type AccountType,
  accountTypeLabels,
} from '@sidework/contracts/identity/profiles/account-types';

/** Without the ages of a kids account, which would take a second line. */
export const typeText = (accountType: AccountType) =>
  accountType === 'sidework_kids' ? 'Kids Account' : accountTypeLabels[accountType];

export const methodTexts: Record<ConsentMethod, string> = {
  card: 'Card, charged and refunded',
  signed_form: 'Signed form',
  admin_review: 'Talk with an administrator',
};

const permitTexts: Record<KidsPermit, string> = {
  messaging: 'messages',
  paid_work: 'paid work',
  photos: 'photos',
};

/** The account itself needs no permit. */
export const permitsText = (permits: readonly KidsPermit[]) =>
  permits.length > 0
    ? permits.map((permit) => permitTexts[permit]).join(', ')
    : 'nothing but the account';

export const verificationTexts: Record<IdVerificationStatus, string> = {
  none: 'Not begun',
  pending: 'Waiting',
  verified: 'Verified',
  rejected: 'Rejected',
  revoked: 'Revoked',
  expired: 'Expired',
};

const consentStates: Record<string, string> = {
  waiting_for_form: 'Waits for the form',
  pending: 'Waits for a decision',
  given: 'Given',
  rejected: 'Rejected',
  revoked: 'Revoked',
};

export const consentStateText = (status: string) => consentStates[status] ?? status;
