import { conflict } from '@sidework/chassis/errors';

/** What Sidework holds for somebody, and what they owe. */
export interface Balance {
  earnedCents: number;
  /** What came back to them as a client and is on no card. */
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
}

/** What a payout sends, and from which account. A debt that the balance did not cover keeps earnings from being paid out. */
export function payable({ earnedCents, creditCents, owedCents, feesDueCents }: Balance) {
  const earned = owedCents + feesDueCents > 0 ? 0 : earnedCents;
  const amountCents = earned + creditCents;
  if (amountCents === 0) throw conflict('nothing_to_pay_out');
  return { earnedCents: earned, creditCents, amountCents };
}

/** What a payout would send: all there is, once what is owed is paid from what was earned. */
export const availableOf = (balance: Balance): number =>
  Math.max(0, balance.earnedCents - balance.owedCents - balance.feesDueCents) + balance.creditCents;
