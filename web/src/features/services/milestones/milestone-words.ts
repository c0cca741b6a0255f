import type { Milestone } from '@sidework/contracts/client-services/milestones';
import type { Meaning } from '../../../ui/figures/chip.tsx';

interface State {
  label: string;
  meaning: Meaning;
}

/** How a milestone stands for the side that looks. */
export function stateOf(
  { status, finishedAt }: Pick<Milestone, 'status' | 'finishedAt'>,
  side: 'client' | 'professional' | undefined,
): State {
  if (status === 'funded' && finishedAt)
    return { label: 'Release Requested', meaning: side === 'client' ? 'turn' : 'waiting' };
  return states[status];
}

const states: Record<Milestone['status'], State> = {
  planned: { label: 'Not Funded', meaning: 'waiting' },
  funded: { label: 'Held', meaning: 'open' },
  released: { label: 'Released', meaning: 'over' },
  settled: { label: 'Settled', meaning: 'over' },
  dropped: { label: 'Not Needed', meaning: 'over' },
};
