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

/** Work without any money for it has the same word and colour here as on its row. */
export function PaymentStatusBadge({ service, side }: Props) {
  const { paymentStatus } = service;
  const isPending = paymentStatus === 'pending';
  const [unpaid] = isPending ? unpaidOf(service, side === 'client' ? side : 'professional') : [];
  const { label, meaning } = unpaid ?? states[paymentStatus];
  return <Chip meaning={meaning}>{label}</Chip>;
}
