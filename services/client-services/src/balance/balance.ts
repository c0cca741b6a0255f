/** The money that Sidework holds for a person, and their debts. */
export interface Balance {
  earnedCents: number;
  /** Refunds to them as a client that went to no card. */
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
}

/** The amount of a payout: debts keep their part of the earnings, and none of the credit. */
export const availableOf = (balance: Balance): number =>
  Math.max(0, balance.earnedCents - balance.owedCents - balance.feesDueCents) + balance.creditCents;
