import {
  changeProposal,
  type ProposalResend,
  type ProposalView,
  resendProposal,
} from '@sidework/contracts/marketplace/proposals';
import { call } from '../../lib/api.ts';

/** A change of a proposal that waits, or a withdrawn one sent again. */
export function changeOrResend(
  proposal: ProposalView,
  said: ProposalResend,
): Promise<ProposalView> {
  const params = { proposalId: proposal.id };
  return proposal.status === 'withdrawn'
    ? call(resendProposal, { params, body: said })
    : call(changeProposal, { params, body: { ...said, version: proposal.version } });
}
