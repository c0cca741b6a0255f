import type { ConsentGiven, WaitingConsent } from '@sidework/contracts/identity/consents';
import { firstNameAndInitial } from '../profiles/public-card.ts';
import type { Consent } from './table.ts';

/** To whoever has just agreed, so one that has ended is none. */
export function toConsentGiven({ id, childId, status }: Consent): ConsentGiven {
  if (status === 'rejected' || status === 'revoked') throw new Error(`Consent ${id} has ended.`);
  return { consentId: id, childId, status };
}

export const toWaitingConsent = ({
  consent: { id, method, status, submittedAt },
  fullName,
}: {
  consent: Consent;
  fullName: string;
}): WaitingConsent => ({
  id,
  childName: firstNameAndInitial(fullName),
  method,
  status: status === 'pending' ? status : 'waiting_for_form',
  submittedAt: submittedAt.toISOString(),
});
