import {
  deductionLines,
  feeCategory,
  incomeCategories,
  mileageCategory,
  refundCategory,
  scheduleCLine,
} from '@sidework/contracts/business-tools/categories';
import type { OwnerMove } from '@sidework/contracts/business-tools/owner-moves';
import type { AccountMove } from '../account-moves/move.ts';

/** Simple screens take it in this form; `day` is `YYYY-MM-DD`. */
export type BookEntry = { day: string; amountCents: number } & (
  | { kind: 'income'; category: string | null }
  | { kind: 'deduction'; category: string }
  | { kind: 'owner'; move: OwnerMove }
  | { kind: 'account'; move: AccountMove }
);

export interface Account {
  number: number;
  name: string;
}

/** A change of one account; a debit is positive. */
export interface Posting {
  account: Account;
  day: string;
  cents: number;
}

export const cash = { number: 1000, name: 'Cash' };
/** It is always what a person could be paid out at once. */
export const cashAtSidework = { number: 1010, name: 'Cash at Sidework' };
export const keptBack = { number: 1020, name: 'Kept back at Sidework for what you owe' };
export const escrowReceivable = { number: 1200, name: 'Escrow receivable' };
export const unpaidWork = { number: 1250, name: 'Unpaid finished work' };
export const feesToCome = { number: 1350, name: 'Fees owed that are not an expense yet' };
export const equipment = { number: 1500, name: 'Equipment' };
export const depreciated = { number: 1590, name: 'Accumulated depreciation' };
export const refundsPayable = { number: 2100, name: 'Refunds payable' };
export const feesOwed = { number: 2150, name: 'Fees owed' };
export const taxPayable = { number: 2200, name: 'VAT and GST payable' };
export const deferredIncome = { number: 2300, name: 'Deferred income' };
export const ofChildren = { number: 2400, name: "Your children's earnings" };
export const loans = { number: 2500, name: 'Loans' };
export const capital = { number: 3000, name: 'Owner capital' };
export const draws = { number: 3100, name: 'Draws' };
export const retained = { number: 3900, name: 'Retained earnings' };

/** The accounts that each move debits and credits; an amount below zero goes the other way. */
const accountsOfMove: Record<AccountMove, [debit: Account, credit: Account]> = {
  at_sidework: [cashAtSidework, cash],
  kept_back: [keptBack, cash],
  refunds_owed: [cash, refundsPayable],
  fees_owed: [feesToCome, feesOwed],
  of_children: [cash, ofChildren],
  own_refunds: [cash, capital],
  sales_held: [escrowReceivable, deferredIncome],
  work_held: [escrowReceivable, deferredIncome],
  work_unpaid: [unpaidWork, deferredIncome],
  tax_collected: [cash, taxPayable],
};

const uncategorised = 'Other';
const incomeAccounts: Record<string, Account> = {
  ...Object.fromEntries(
    incomeCategories.map((category, index) => [
      category,
      { number: 4100 + index * 100, name: category },
    ]),
  ),
  [refundCategory]: { number: 4950, name: `${refundCategory} (line 2)` },
};
const spentOn = [...deductionLines.map(({ category }) => category), feeCategory, mileageCategory];
const expenseAccounts: Record<string, Account> = Object.fromEntries(
  spentOn.map((category, index) => [
    category,
    { number: 6000 + index * 50, name: `${category} (line ${scheduleCLine(category)})` },
  ]),
);
const otherIncome = { number: 4900, name: uncategorised };
const otherExpense = { number: 6900, name: `Other (line ${scheduleCLine('Other')})` };

const incomeAccount = (category: string | null) =>
  incomeAccounts[category ?? uncategorised] ?? otherIncome;
const expenseAccount = (category: string) => expenseAccounts[category] ?? otherExpense;

export const isIncome = ({ number }: Account) => number >= 4000 && number < 5000;
export const isExpense = ({ number }: Account) => number >= 5000;

/**
 * Both sides of an entry; their sum is 0. Books are kept by cash (Schedule C): what was bought as equipment is written off at
 * once (§179), so that profit is what tax is reckoned from, and still stands among the assets at its cost.
 */
export function postingsOf(entry: BookEntry): Posting[] {
  const { day, amountCents: cents } = entry;
  const move = (debit: Account, credit: Account): Posting[] => [
    { account: debit, day, cents },
    { account: credit, day, cents: -cents },
  ];
  if (entry.kind === 'income') return move(cash, incomeAccount(entry.category));
  if (entry.kind === 'deduction') {
    const expense = expenseAccount(entry.category);
    if (entry.category !== 'Equipment') return move(expense, cash);
    return [...move(equipment, cash), ...move(expense, depreciated)];
  }
  if (entry.kind === 'account') return move(...accountsOfMove[entry.move]);
  switch (entry.move) {
    case 'contribution':
      return move(cash, capital);
    case 'draw':
      return move(draws, cash);
    case 'loan_received':
      return move(cash, loans);
    case 'loan_repaid':
      return move(loans, cash);
    case 'tax_paid':
      return move(taxPayable, cash);
  }
}

/** The balances of some days, by account and in its order; a debit is positive. */
export function balances(
  postings: Posting[],
  within: (day: string) => boolean,
): { account: Account; cents: number }[] {
  const sums = new Map<number, { account: Account; cents: number }>();
  for (const { account, day, cents } of postings) {
    if (!within(day)) continue;
    const sum = sums.get(account.number);
    if (sum) sum.cents += cents;
    else sums.set(account.number, { account, cents });
  }
  return [...sums.values()].sort((a, b) => a.account.number - b.account.number);
}
