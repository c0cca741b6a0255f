import { getJob } from '@sidework/contracts/marketplace/jobs';
import {
  listOwnProposals,
  type ProposalResend,
  type ProposalView,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { call, useInvalidate, usePages } from '../../lib/api.ts';
import { changeOrResend } from './change-or-resend.ts';

/** The viewer's own proposals; clients decide on them meanwhile. */
export function useOwnProposals() {
  const list = usePages(listOwnProposals, {}, { isLive: true });
  const invalidate = useInvalidate();

  async function withdraw(proposal: ProposalView) {
    const params = { proposalId: proposal.id };
    await list.change(proposal, { status: 'withdrawn' }, () => call(withdrawProposal, { params }));
    void invalidate(getJob);
  }

  async function save(proposal: ProposalView, said: ProposalResend) {
    await list.change(proposal, {}, () => changeOrResend(proposal, said));
    void invalidate(getJob);
  }

  return { ...list, withdraw, save };
}
