import { conflict } from '@sidework/chassis/errors';

/** The money that Sidework holds for a person, and their debts. */
export interface Balance {
  earnedCents: number;
  /** Refunds to them as a client that went to no card. */
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
}

/** The amounts of a payout by account. A debt that the balance did not cover keeps earnings from being paid out. */
export function payable({ earnedCents, creditCents, owedCents, feesDueCents }: Balance) {
  const earned = owedCents + feesDueCents > 0 ? 0 : earnedCents;
  const amountCents = earned + creditCents;
  if (amountCents === 0) throw conflict('nothing_to_pay_out');
  return { earnedCents: earned, creditCents, amountCents };
}

/** The amount of a payout: the whole balance, after debts are paid from the earnings. */
export const availableOf = (balance: Balance): number =>
  Math.max(0, balance.earnedCents - balance.owedCents - balance.feesDueCents) + balance.creditCents;
