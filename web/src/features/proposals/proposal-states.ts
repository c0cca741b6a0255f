import type { ProposalStatus } from '@sidework/contracts/marketplace/proposals';

interface State {
  label: string;
  tone: 'plain' | 'good' | 'over';
  /** What a card of the job says to the proposal's author, where its button stood. */
  onCard: string;
}

export const proposalStates: Record<ProposalStatus, State> = {
  submitted: { label: 'Waiting', tone: 'plain', onCard: 'Proposal sent' },
  accepted: { label: 'Hired', tone: 'good', onCard: 'You are hired' },
  declined: { label: 'Declined', tone: 'over', onCard: 'Proposal declined' },
  not_selected: { label: 'Not selected', tone: 'over', onCard: 'Not selected' },
  withdrawn: { label: 'Withdrawn', tone: 'over', onCard: 'Proposal withdrawn' },
};
