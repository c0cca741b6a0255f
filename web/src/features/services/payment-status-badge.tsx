import type { PaymentStatus } from '@sidework/contracts/client-services/stages';
import { Chip } from '../../ui/chip.tsx';

const states = {
  pending: { label: 'Pending', meaning: 'waiting' },
  escrowed: { label: 'Escrowed', meaning: 'open' },
  released: { label: 'Released', meaning: 'open' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

export const paymentWord = (status: PaymentStatus) => states[status].label;

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { label, meaning } = states[status];
  return <Chip meaning={meaning}>{label}</Chip>;
}
