import {
  acceptConsent,
  getQueueCounts,
  listWaitingConsents,
  listWaitingVerifications,
  openConsentForm,
  rejectConsent,
} from '@sidework/contracts/identity/staff/staff';
import { call, useInvalidate, usePages } from '../../../lib/api.ts';
import { useDecisions } from './use-decisions.ts';

/** They take effect only after staff accepted them. */
export function useWaitingConsents() {
  const list = usePages(listWaitingConsents, {}, { isLive: true });
  const invalidate = useInvalidate();
  // A child whose consent was accepted waits to be verified next.
  const { decide, ...decisions } = useDecisions(() =>
    Promise.all([list.mutate(), invalidate(getQueueCounts, listWaitingVerifications)]),
  );

  const accept = (consentId: string, reason: string) =>
    decide(consentId, () => call(acceptConsent, { params: { consentId }, body: { reason } }));

  const reject = (consentId: string, reason: string) =>
    decide(consentId, () => call(rejectConsent, { params: { consentId }, body: { reason } }));

  async function openForm(consentId: string, reason: string) {
    const { url } = await call(openConsentForm, { params: { consentId }, body: { reason } });
    return url;
  }

  return { ...list, ...decisions, accept, reject, openForm };
}
