import { getOwnConsent } from '@sidework/contracts/identity/family/consents';
import { useApi } from '../../lib/api.ts';

/** A consent of the viewer's own, whatever became of it. */
export function useOwnConsent(consentId: string) {
  const { data, error, mutate } = useApi(getOwnConsent, { params: { consentId } });
  return { consent: data, error, reload: () => mutate() };
}
