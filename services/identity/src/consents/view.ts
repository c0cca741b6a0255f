import type { ConsentGiven } from '@sidework/contracts/identity/consents';
import type { Consent } from './table.ts';

/** To whoever has just agreed, so one that has ended is none. */
export function toConsentGiven({ id, childId, status }: Consent): ConsentGiven {
  if (status === 'rejected' || status === 'revoked') throw new Error(`Consent ${id} has ended.`);
  return { consentId: id, childId, status };
}
