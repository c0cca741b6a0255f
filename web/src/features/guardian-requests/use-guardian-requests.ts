import {
  approveRequest,
  declineRequest,
  type GuardianRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import { call, useApi } from '../../lib/api.ts';

/** Every look at a child is recorded, so nothing of it is read again by itself. */
const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

export function useGuardianRequests(childId: string) {
  const { data, error, mutate } = useApi(listGuardianRequests, { params: { childId } }, onceAsked);
  async function keep(answering: Promise<GuardianRequest>) {
    const answered = await answering;
    await mutate(
      (all) => all && { items: all.items.map((one) => (one.id === answered.id ? answered : one)) },
      { revalidate: false },
    );
  }
  return {
    requests: data?.items,
    error,
    reload: () => mutate(),
    approve: ({ id, terms }: GuardianRequest) =>
      keep(call(approveRequest, { params: { childId, requestId: id }, body: { terms } })),
    decline: (requestId: string) => keep(call(declineRequest, { params: { childId, requestId } })),
  };
}

export type GuardianRequests = ReturnType<typeof useGuardianRequests>;
