import type { JobStatus } from '@sidework/contracts/marketplace/jobs';
import { StateBadge } from '../../ui/state-badge.tsx';

const states = {
  open: { label: 'Open', tone: 'good' },
  filled: { label: 'Filled', tone: 'plain' },
  closed: { label: 'Closed', tone: 'over' },
  expired: { label: 'Ended', tone: 'over' },
} as const;

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { label, tone } = states[status];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
