/** What Sidework holds for somebody, and what they owe. */
export interface Balance {
  earnedCents: number;
  /** What came back to them as a client and is on no card. */
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
}

/** What a payout sends: all there is, once what is owed is paid from what was earned. */
export const availableOf = (balance: Balance): number =>
  Math.max(0, balance.earnedCents - balance.owedCents - balance.feesDueCents) + balance.creditCents;
