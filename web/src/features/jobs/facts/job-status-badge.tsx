import type { JobStatus } from '@sidework/contracts/marketplace/jobs';
import { Chip, type Meaning } from '../../../ui/figures/chip.tsx';

interface State {
  label: string;
  meaning: Meaning;
}

const states: Record<JobStatus, State> = {
  open: { label: 'Open', meaning: 'open' },
  filled: { label: 'Filled', meaning: 'over' },
  closed: { label: 'Closed', meaning: 'over' },
  expired: { label: 'Ended', meaning: 'over' },
};

/** A state that only a newer release knows is called by its key. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { label, meaning }: State = states[status] ?? { label: status, meaning: 'over' };
  return <Chip meaning={meaning}>{label}</Chip>;
}
