import type { JobStatus } from '@sidework/contracts/marketplace/jobs';
import type { ComponentProps } from 'react';
import { StateBadge } from '../../ui/state-badge.tsx';

interface State {
  label: string;
  tone?: ComponentProps<typeof StateBadge>['tone'];
}

const states: Record<JobStatus, State> = {
  open: { label: 'Open', tone: 'good' },
  filled: { label: 'Filled', tone: 'plain' },
  closed: { label: 'Closed', tone: 'over' },
  expired: { label: 'Ended', tone: 'over' },
};

/** A state that only a newer release knows is called by its key. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { label, tone = 'plain' }: State = states[status] ?? { label: status };
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
