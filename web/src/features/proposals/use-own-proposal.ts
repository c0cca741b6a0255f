import { getJob } from '@sidework/contracts/marketplace/jobs';
import {
  getProposal,
  listOwnProposals,
  type ProposalResend,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { changeOrResend } from './change-or-resend.ts';

/** One proposal of the viewer's own. */
export function useOwnProposal(proposalId: string) {
  const params = { proposalId };
  const { data, error, mutate } = useApi(getProposal, { params });
  const invalidate = useInvalidate();

  async function withdraw() {
    await mutate(call(withdrawProposal, { params }), {
      ...(data && { optimisticData: { ...data, status: 'withdrawn' } }),
      revalidate: false,
    });
    void invalidate(getJob, listOwnProposals);
  }

  async function save(said: ProposalResend) {
    if (!data) return;
    await mutate(changeOrResend(data, said), { revalidate: false });
    void invalidate(getJob, listOwnProposals);
  }

  return { proposal: data, error, reload: () => mutate(), withdraw, save };
}
