import { listServices } from '@sidework/contracts/client-services/services';
import { getJob, listJobs, listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  listProposalsForJob,
  type ProposalView,
} from '@sidework/contracts/marketplace/proposals';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

/** What the client of a job has to choose from. */
export function useJobProposals(jobId: string) {
  const list = usePages(listProposalsForJob, { params: { jobId } }, { isLive: true });
  const invalidate = useInvalidate();

  function decline(proposal: ProposalView) {
    const params = { proposalId: proposal.id };
    return list.change(proposal, { status: 'declined' }, () => call(declineProposal, { params }));
  }

  /** Not shown before it is true: it is an agreement on money. */
  async function hire(proposal: ProposalView, idempotencyKey: string) {
    await call(acceptProposal, { params: { proposalId: proposal.id }, idempotencyKey });
    await Promise.all([list.mutate(), invalidate(getJob, listJobs, listOwnJobs, listServices)]);
  }

  return { ...list, decline, hire };
}
