import { conflict, notFound } from '@sidework/chassis/errors';
import { availableOf, type Balance } from '../balance/balance.ts';
import * as Posting from '../ledger/posting.ts';

interface Payable {
  earnedCents: number;
  creditCents: number;
  amountCents: number;
}

/** The whole available balance by account. An empty payout is refused. */
export function payable(balance: Balance): Payable {
  const { creditCents } = balance;
  const amountCents = availableOf(balance);
  if (amountCents === 0) throw conflict('nothing_to_pay_out');
  return { earnedCents: amountCents - creditCents, creditCents, amountCents };
}

export const entriesOf = (personId: string, { earnedCents, creditCents }: Payable) =>
  Posting.gathered(
    [
      [Posting.payableTo(personId), earnedCents],
      [Posting.refundTo(personId), creditCents],
    ],
    Posting.cash,
  );

/** The earnings pay a debt as far as they reach; null where there is nothing to pay or to pay with. */
export function debtEntriesOf(
  personId: string,
  { earnedCents, owedCents }: Pick<Balance, 'earnedCents' | 'owedCents'>,
): Posting.Entry[] | null {
  const cents = Math.min(earnedCents, owedCents);
  if (cents === 0) return null;
  return Posting.moved(Posting.payableTo(personId), [[Posting.owedBy(personId), cents]]);
}

/** The payouts of another person are not found. */
export function requirePayout<P>(payout: P | undefined): P {
  if (!payout) throw notFound('payout_not_found');
  return payout;
}
