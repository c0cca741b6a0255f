import { formatCents } from '@sidework/contracts/kernel/money';
import type { Negotiation } from './negotiation.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Guardians read the reason of new terms, and the amount and the day, which could carry a message too. */
export const textsOf = ({ reason, proposedAmountCents, proposedDeadline }: Negotiation) => ({
  reason,
  proposedAmountCents: `New total: ${formatCents(proposedAmountCents)}`,
  ...(proposedDeadline && {
    proposedDeadline: `New deadline: ${longDay.format(new Date(proposedDeadline))}`,
  }),
});
