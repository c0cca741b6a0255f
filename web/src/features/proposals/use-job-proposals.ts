import { listServices } from '@sidework/contracts/client-services/services';
import { getJob, listJobs, listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  getProposal,
  listProposalsForJob,
  markProposal,
  type ProposalMark,
  type ProposalView,
} from '@sidework/contracts/marketplace/proposals';
import { ApiError, call, useInvalidate, usePages } from '../../lib/api.ts';

export function useJobProposals(jobId: string) {
  const list = usePages(listProposalsForJob, { params: { jobId } }, { isLive: true });
  const invalidate = useInvalidate();

  function decline(proposal: ProposalView) {
    const params = { proposalId: proposal.id };
    return list.change(proposal, { status: 'declined' }, () => call(declineProposal, { params }));
  }

  const mark = (proposal: ProposalView, place: ProposalMark) =>
    list.change(proposal, { mark: place }, () =>
      call(markProposal, { params: { proposalId: proposal.id }, body: { mark: place } }),
    );

  /** Not shown before it is true: it is an agreement on money. */
  async function hire(proposal: ProposalView, idempotencyKey: string) {
    try {
      await call(acceptProposal, { params: { proposalId: proposal.id }, idempotencyKey });
    } catch (error) {
      throw (await withdrawn(proposal, error)) ?? error;
    }
    await Promise.all([list.mutate(), invalidate(getJob, listJobs, listOwnJobs, listServices)]);
  }

  return { ...list, decline, hire, mark };
}

/** The server only says that a proposal is decided; that its author took it back stands on the proposal itself. */
async function withdrawn({ id, professional }: ProposalView, refusal: unknown) {
  if (!(refusal instanceof ApiError) || refusal.code !== 'proposal_not_open') return undefined;
  const now = await call(getProposal, { params: { proposalId: id } }).catch(() => undefined);
  if (now?.status !== 'withdrawn') return undefined;
  const { status, code } = refusal;
  return new ApiError({
    status,
    code,
    message: `${professional.fullName} has withdrawn this proposal.`,
  });
}
