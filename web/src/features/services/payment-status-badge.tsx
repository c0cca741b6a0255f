import type { PaymentStatus } from '@sidework/contracts/client-services/stages';
import { StateBadge } from '../../ui/state-badge.tsx';

const states = {
  pending: { label: 'Pending', tone: 'plain' },
  escrowed: { label: 'Escrowed', tone: 'good' },
  released: { label: 'Released', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'over' },
} as const;

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { label, tone } = states[status];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
