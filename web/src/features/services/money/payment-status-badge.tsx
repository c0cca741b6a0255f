import type { ServiceView } from '@sidework/contracts/client-services/services';
import { Chip } from '../../../ui/figures/chip.tsx';
import { type Onlooker, unpaidOf } from '../what-waits.ts';

const states = {
  pending: { label: 'Pending', meaning: 'waiting' },
  escrowed: { label: 'Escrowed', meaning: 'open' },
  released: { label: 'Released', meaning: 'open' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

const paidOutside = { label: 'Paid outside Sidework', meaning: 'over' } as const;

/** The server keeps four words for money that it holds; money beside it has a word of its own. */
const stateOf = ({ paymentStatus, money }: ServiceView) =>
  money.paidOutsideAt ? paidOutside : states[paymentStatus];

export const paymentWord = (service: ServiceView) => stateOf(service).label;

interface Props {
  service: ServiceView;
  side: Onlooker;
}

/** Work without any money for it has the same word and colour here as on its row. */
export function PaymentStatusBadge({ service, side }: Props) {
  const isPending = service.paymentStatus === 'pending' && !service.money.paidOutsideAt;
  const [unpaid] = isPending ? unpaidOf(service, side === 'client' ? side : 'professional') : [];
  const { label, meaning } = unpaid ?? stateOf(service);
  return <Chip meaning={meaning}>{label}</Chip>;
}
