import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import type {
  ConsentGiven,
  OwnConsent,
  WaitingConsent,
} from '@sidework/contracts/identity/family/consents';
import type { Consent } from './table.ts';

/** The view is only for a consent that was just given, so an ended one is an error. */
export function toConsentGiven({ id, childId, status }: Consent): ConsentGiven {
  if (status === 'rejected' || status === 'revoked') throw new Error(`Consent ${id} has ended.`);
  return { consentId: id, childId, status };
}

interface Own<Name> {
  consent: Consent;
  fullName: Name;
}

export const toWaitingConsent = ({ consent, fullName }: Own<string>): WaitingConsent => ({
  ...whatIsOwn(consent),
  childName: firstNameAndInitial(fullName),
  status: consent.status === 'pending' ? consent.status : 'waiting_for_form',
});

export const toOwnConsent = ({ consent, fullName }: Own<string | null>): OwnConsent => ({
  ...whatIsOwn(consent),
  childName: isOver(consent) || fullName === null ? null : firstNameAndInitial(fullName),
  status: consent.status,
});

const isOver = ({ status }: Consent) => status === 'rejected' || status === 'revoked';

const whatIsOwn = ({ id, method, permits, policyVersion, submittedAt }: Consent) => ({
  id,
  method,
  permits,
  policyVersion,
  submittedAt: submittedAt.toISOString(),
});
