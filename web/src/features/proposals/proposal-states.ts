import type { ProposalStatus } from '@sidework/contracts/marketplace/proposals';

interface State {
  label: string;
  meaning: 'waiting' | 'open' | 'over';
  /** A job card shows it to the proposal's author in place of the button. */
  onCard: string;
}

export const proposalStates: Record<ProposalStatus, State> = {
  submitted: { label: 'Waiting', meaning: 'waiting', onCard: 'Proposal sent' },
  awaiting_guardian: {
    label: 'Waiting for a guardian',
    meaning: 'waiting',
    onCard: 'Your guardian is asked',
  },
  accepted: { label: 'Hired', meaning: 'open', onCard: 'You are hired' },
  declined: { label: 'Declined', meaning: 'over', onCard: 'Proposal declined' },
  not_selected: { label: 'Not selected', meaning: 'over', onCard: 'Not selected' },
  withdrawn: { label: 'Withdrawn', meaning: 'over', onCard: 'Proposal withdrawn' },
};
