import type { ProposalStatus } from '@sidework/contracts/marketplace/proposals';
import { Chip } from '../../ui/figures/chip.tsx';
import { proposalStates } from './proposal-states.ts';

export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { label, meaning } = proposalStates[status];
  return <Chip meaning={meaning}>{label}</Chip>;
}
