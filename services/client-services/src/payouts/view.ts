import type { PayoutView } from '@sidework/contracts/client-services/payout-accounts';
import { wordsOfMovement } from '../balance/view.ts';
import type { PayoutWithLines } from './queries.ts';

/** A refund on its way to a card is no part of a payout. */
const onTheWay = 'Refunds on their way to a card';

export function toPayoutView({ payout, entries }: PayoutWithLines): PayoutView {
  const { id, amountCents, status, requestedAt, destination } = payout;
  const lines = entries.map(({ kind, title, postedAt, amountCents: cents }) => ({
    what: wordsOfMovement(kind),
    title,
    postedAt: postedAt.toISOString(),
    amountCents: cents,
  }));
  const rest = amountCents - lines.reduce((sum, line) => sum + line.amountCents, 0);
  const between = { what: onTheWay, title: null, postedAt: null, amountCents: rest };
  return {
    id,
    amountCents,
    status,
    requestedAt: requestedAt.toISOString(),
    destination,
    lines: rest === 0 ? lines : [...lines, between],
  };
}
