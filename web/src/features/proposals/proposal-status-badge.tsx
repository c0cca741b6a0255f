import type { ProposalStatus } from '@sidework/contracts/marketplace/proposals';
import { StateBadge } from '../../ui/state-badge.tsx';
import { proposalStates } from './proposal-states.ts';

export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { label, tone } = proposalStates[status];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
