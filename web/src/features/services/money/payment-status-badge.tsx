import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { PaymentStatus } from '@sidework/contracts/client-services/stages';
import { Chip } from '../../../ui/figures/chip.tsx';
import { type Onlooker, unpaidOf } from '../what-waits.ts';

const states = {
  pending: { label: 'Pending', meaning: 'waiting' },
  escrowed: { label: 'Escrowed', meaning: 'open' },
  released: { label: 'Released', meaning: 'open' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

export const paymentWord = (status: PaymentStatus) => states[status].label;

interface Props {
  service: ServiceView;
  side: Onlooker;
}

/** Unpaid finished work gets the service's own word. */
export function PaymentStatusBadge({ service, side }: Props) {
  const { status, paymentStatus } = service;
  const isOwed = status === 'completed' && paymentStatus === 'pending';
  const [unpaid] = isOwed ? unpaidOf(service, side === 'client' ? side : 'professional') : [];
  const { label, meaning } = unpaid ?? states[paymentStatus];
  return <Chip meaning={meaning}>{label}</Chip>;
}
