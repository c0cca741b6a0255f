import { listWaitingConsents } from '@sidework/contracts/identity/consents';
import { useApi } from '../../lib/api.ts';

/** A consent of the viewer's own that does not count yet; null where there is none of that id. */
export function useWaitingConsent(consentId: string) {
  const { data, error, isValidating, mutate } = useApi(listWaitingConsents);
  const found = data?.items.find(({ id }) => id === consentId);
  // What is kept from before may not know yet of one that was given just now.
  const isKnown = data !== undefined && !isValidating;
  return { consent: found ?? (isKnown ? null : undefined), error, reload: () => mutate() };
}
