import { formatCents } from '@sidework/contracts/kernel/money';
import { getJob } from '@sidework/contracts/marketplace/jobs';
import {
  getProposal,
  listOwnProposals,
  type ProposalSubmission,
  type ProposalView,
  submitProposal,
} from '@sidework/contracts/marketplace/proposals';
import { ApiError, call, useInvalidate } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';

/** One for each opening of the dialog. */
export function useSubmitProposal(jobId: string) {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (body: ProposalSubmission): Promise<ProposalView> => {
    try {
      return await call(submitProposal, { params: { jobId }, body, idempotencyKey });
    } catch (error) {
      throw (await sentBefore(jobId, error)) ?? error;
    } finally {
      void invalidate(listOwnProposals, getJob);
    }
  };
}

export const isSentBefore = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'already_exists';

/** From another tab, for example; the server only says that there is one. */
async function sentBefore(jobId: string, refusal: unknown): Promise<ApiError | undefined> {
  if (!isSentBefore(refusal)) return undefined;
  const { ownProposal } = await call(getJob, { params: { jobId } });
  if (!ownProposal) return undefined;
  const sent = await call(getProposal, { params: { proposalId: ownProposal.id } });
  const { status, code } = refusal;
  const message = `You already sent ${formatCents(sent.proposedCostCents)}.`;
  return new ApiError({ status, code, message });
}
