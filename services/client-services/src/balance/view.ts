import type { BalanceEntry } from '@sidework/contracts/client-services/balance';
import type { PostingKind } from '../ledger/posting.ts';
import type { entriesForPerson } from '../ledger/queries.ts';

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
