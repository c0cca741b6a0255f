import type { ServiceStatus } from '@sidework/contracts/client-services/stages';
import { StateBadge } from '../../ui/state-badge.tsx';

const states = {
  in_progress: { label: 'In Progress', tone: 'plain' },
  completed: { label: 'Completed', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'over' },
} as const;

export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  const { label, tone } = states[status];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
