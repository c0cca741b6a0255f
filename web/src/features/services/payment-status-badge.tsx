import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { PaymentStatus } from '@sidework/contracts/client-services/stages';
import { Chip } from '../../ui/chip.tsx';
import { unpaidOf } from './what-waits.ts';

const states = {
  pending: { label: 'Pending', meaning: 'waiting' },
  escrowed: { label: 'Escrowed', meaning: 'open' },
  released: { label: 'Released', meaning: 'open' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

export const paymentWord = (status: PaymentStatus) => states[status].label;

/** What is not paid yet is said by the head of the service. */
export function PaymentStatusBadge({ service }: { service: ServiceView }) {
  if (unpaidOf(service, 'client').length > 0) return null;
  const { label, meaning } = states[service.paymentStatus];
  return <Chip meaning={meaning}>{label}</Chip>;
}
