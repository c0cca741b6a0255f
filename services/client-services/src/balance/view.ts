import type { BalanceEntry, BalanceView } from '@sidework/contracts/client-services/balance';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import type { PostingKind } from '../ledger/posting.ts';
import { availableOf } from './balance.ts';
import type { entriesForPerson } from './entry-queries.ts';
import type { ShownBalance } from './queries.ts';

type Row = Awaited<ReturnType<typeof entriesForPerson>>[number];

/** The kinds of movements in words. */
const words: Record<PostingKind, string> = {
  release: 'Released to you',
  cancellation: 'Cancellation',
  fee_collected: 'Cancellation fee',
  total_changed: 'Refund after a new total',
  dispute: 'Decision of a dispute',
  refund: 'Refund',
  refund_sent: 'Refund sent to the card',
  payment: 'Course or ticket sold',
  hold_begun: 'Held until a day after the event',
  hold_ended: 'Course or ticket sold',
  fund: 'Refund of what was paid too much',
  payment_returned: 'Refund of a payment that came too late',
  payout: 'Payout',
  payout_failed: 'Payout that failed, back on your balance',
  debt_collected: 'Kept for a refund',
  tip: 'Tip',
  expense: 'Expense paid back to you',
};

export const wordsOfMovement = (kind: PostingKind): string => words[kind];

export const toBalanceEntry = (row: Row): BalanceEntry => ({
  id: row.id,
  postedAt: row.postedAt.toISOString(),
  what: wordsOfMovement(row.kind),
  title: row.title,
  amountCents: row.amountCents,
  balanceCents: row.balanceCents,
});

export const toBalanceView = ({ balance, held, sales, payouts }: ShownBalance): BalanceView => ({
  ...balance,
  availableCents: availableOf(balance),
  heldCents: held.reduce((sum, { cents }) => sum + cents, 0),
  heldNetCents: held.reduce(
    (sum, { cents, releasedCents, feeBps }) =>
      sum + lessFeeOfPart(releasedCents, cents, feeBps).netCents,
    0,
  ),
  heldSalesCents: sales.cents,
  heldSalesCount: sales.count,
  heldSales: sales.next.flatMap(({ until, ...sale }) =>
    until ? [{ ...sale, until: until.toISOString() }] : [],
  ),
  payouts: payouts.map(({ id, amountCents, status, requestedAt, sentAt, destination }) => ({
    id,
    amountCents,
    status,
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    destination,
  })),
});
