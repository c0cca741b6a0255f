import { getJob } from '@sidework/contracts/marketplace/jobs';
import {
  listOwnProposals,
  type ProposalSubmission,
  type ProposalView,
  submitProposal,
} from '@sidework/contracts/marketplace/proposals';
import { call, useInvalidate } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';

/** One for each opening of the dialog. */
export function useSubmitProposal(jobId: string) {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (body: ProposalSubmission): Promise<ProposalView> => {
    const proposal = await call(submitProposal, { params: { jobId }, body, idempotencyKey });
    void invalidate(listOwnProposals, getJob);
    return proposal;
  };
}
