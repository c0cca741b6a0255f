/**
 * Moves between accounts that are no income, no deduction and no entry of the owner: where the money stands, and what is still to
 * come of agreed work.
 */
export const accountMoves = {
  at_sidework: 'Your balance at Sidework',
  kept_back: 'Kept back for what you owe',
  refunds_owed: 'Refunds that you owe',
  fees_owed: 'Cancellation fees that you owe',
  of_children: "Your children's earnings on your balance",
  own_refunds: 'Refunds to you as a client',
  sales_held: 'Ticket and course sales that are held',
  work_held: 'Client payments that are held',
  work_unpaid: 'Finished work that is not paid',
  tax_collected: 'VAT and GST charged on international sales',
} as const;
export type AccountMove = keyof typeof accountMoves;
export const accountMoveKeys = Object.keys(accountMoves) as [AccountMove, ...AccountMove[]];

/** Sums of a person's balance at Sidework, as its movements told them. */
export interface SideworkBalance {
  earnedCents: number;
  creditCents: number;
  owedCents: number;
  feesDueCents: number;
  heldCents: number;
}

export const emptyBalance: SideworkBalance = {
  earnedCents: 0,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 0,
};

export type Moves = [move: AccountMove, cents: number][];

/** The part that can be paid out: debts keep their part of the earnings, and none of the credit. */
const availableOf = ({ earnedCents, owedCents, feesDueCents, creditCents }: SideworkBalance) =>
  Math.max(0, earnedCents - owedCents - feesDueCents) + creditCents;

const keptBackOf = (balance: SideworkBalance) =>
  balance.earnedCents + balance.creditCents - availableOf(balance);

interface Kind {
  /** The money goes to a bank, and is its owner's as before. */
  isPayout: boolean;
  isOfChild: boolean;
}

/** A balance after a movement, and the moves of accounts that it is. */
export function moveBalance(
  before: SideworkBalance,
  change: SideworkBalance,
  { isPayout, isOfChild }: Kind,
): { after: SideworkBalance; moves: Moves } {
  const after = {
    earnedCents: before.earnedCents + change.earnedCents,
    creditCents: before.creditCents + change.creditCents,
    owedCents: before.owedCents + change.owedCents,
    feesDueCents: before.feesDueCents + change.feesDueCents,
    heldCents: before.heldCents + change.heldCents,
  };
  return {
    after,
    moves: moved([
      ['at_sidework', availableOf(after) - availableOf(before)],
      ['kept_back', keptBackOf(after) - keptBackOf(before)],
      ['refunds_owed', change.owedCents],
      ['fees_owed', change.feesDueCents],
      ['of_children', isOfChild ? change.earnedCents - change.owedCents : 0],
      ['own_refunds', isPayout ? 0 : change.creditCents],
      ['sales_held', change.heldCents],
    ]),
  };
}

/** Money of one service that its professional waits for. */
export interface Claim {
  grossCents: number;
  heldCents: number;
  isFinished: boolean;
}

const noClaim: Claim = { grossCents: 0, heldCents: 0, isFinished: false };

const unpaidOf = ({ grossCents, heldCents, isFinished }: Claim) =>
  isFinished ? grossCents - heldCents : 0;

/** Held money may be more than what is still to earn, once a part of it is going back. */
export const moveClaim = (before: Claim = noClaim, after: Claim): Moves =>
  moved([
    ['work_held', after.heldCents - before.heldCents],
    ['work_unpaid', Math.max(0, unpaidOf(after)) - Math.max(0, unpaidOf(before))],
  ]);

export const moved = (moves: Moves): Moves => moves.filter(([, cents]) => cents !== 0);
