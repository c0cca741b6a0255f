import type { ServiceStatus } from '@sidework/contracts/client-services/stages';
import { Chip } from '../../ui/figures/chip.tsx';
import { statusOf } from './what-waits.ts';

export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  const { label, meaning } = statusOf(status);
  return <Chip meaning={meaning}>{label}</Chip>;
}
