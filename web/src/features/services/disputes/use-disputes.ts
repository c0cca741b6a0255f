import * as api from '@sidework/contracts/client-services/disputes';
import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import { listServicePapers } from '@sidework/contracts/client-services/invoices';
import { listServiceSteps } from '@sidework/contracts/client-services/service-steps';
import { getService, type ServiceView } from '@sidework/contracts/client-services/services';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/endpoint-types.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { upload } from '../../../lib/upload.ts';

type Sent = Omit<Parameters<typeof upload>[1], 'params' | 'query'>;
type Cases = Answer<typeof api.listServiceDisputes>;

/** The disputes about a service; each act shows what the server answers, and the service is read again. */
export function useDisputes({ id: serviceId }: Pick<ServiceView, 'id'>) {
  const args = { params: { serviceId } };
  const { data, mutate } = useApi(api.listServiceDisputes, args);
  const invalidate = useInvalidate();
  async function act(decide: () => Promise<Cases>) {
    await mutate(await decide(), { revalidate: false });
    void invalidate(getService, listPaymentHistory, listServicePapers, listServiceSteps);
  }
  return {
    disputes: data?.items,
    answer: (statement: string) =>
      act(() => call(api.answerDispute, { ...args, body: { statement } })),
    addEvidence: (sent: Sent) => act(() => upload(api.addDisputeEvidence, { ...args, ...sent })),
    accept: () => act(() => call(api.acceptDecision, args)),
    appeal: (reason: string) => act(() => call(api.appealDecision, { ...args, body: { reason } })),
    open: async (evidenceId: string) =>
      saveFile(await call(api.downloadEvidence, { params: { serviceId, evidenceId } })),
  };
}
export type DisputeActs = ReturnType<typeof useDisputes>;

/** Names a side as the viewer knows it. */
export type NameOf = (by: 'client' | 'professional') => string;
