import * as api from '@sidework/contracts/client-services/disputes';
import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import { listServicePapers } from '@sidework/contracts/client-services/invoices';
import { listServiceSteps } from '@sidework/contracts/client-services/service-steps';
import { getService, type ServiceView } from '@sidework/contracts/client-services/services';
import { giveMessages } from '@sidework/contracts/network-chat/messages';
import { useState } from 'react';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/endpoint-types.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { upload } from '../../../lib/upload.ts';

type Sent = Omit<Parameters<typeof upload>[1], 'params' | 'query'>;
type Cases = Answer<typeof api.listServiceDisputes>;

const pollMs = 1_000;

/** The disputes about a service; each act shows what the server answers, and the service is read again. */
export function useDisputes({ id: serviceId }: Pick<ServiceView, 'id'>) {
  const args = { params: { serviceId } };
  const [awaited, setAwaited] = useState(0);
  const { data, mutate } = useApi(api.listServiceDisputes, args, {
    refreshInterval: (known) => (isAwaited(known, awaited) ? pollMs : 0),
  });
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
    /** The dispute shows them a moment later. */
    async giveMessages(personId: string, messageIds: string[]) {
      await call(giveMessages, { params: { personId }, body: { serviceId, messageIds } });
      setAwaited((data?.items[0]?.messages.length ?? 0) + messageIds.length);
      await mutate();
    },
    accept: () => act(() => call(api.acceptDecision, args)),
    appeal: (reason: string) => act(() => call(api.appealDecision, { ...args, body: { reason } })),
    open: async (evidenceId: string) =>
      saveFile(await call(api.downloadEvidence, { params: { serviceId, evidenceId } })),
  };
}
/** They were not added where a moderator decided meanwhile, or enough were there. */
const isAwaited = (known: Cases | undefined, awaited: number) => {
  const [dispute] = known?.items ?? [];
  return Boolean(dispute?.may.addMessages && dispute.messages.length < awaited);
};

export type DisputeActs = ReturnType<typeof useDisputes>;

/** Names a side as the viewer knows it. */
export type NameOf = (by: 'client' | 'professional') => string;
