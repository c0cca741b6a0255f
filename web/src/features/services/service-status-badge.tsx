import type { ServiceStatus } from '@sidework/contracts/client-services/stages';
import { Chip } from '../../ui/chip.tsx';

const states = {
  in_progress: { label: 'In Progress', meaning: 'waiting' },
  completed: { label: 'Completed', meaning: 'over' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  const { label, meaning } = states[status];
  return <Chip meaning={meaning}>{label}</Chip>;
}
