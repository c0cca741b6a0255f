import { dueDates, paymentPeriods } from '@sidework/contracts/business-tools/due-dates';
import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { divideHalfUp, percentOf } from '@sidework/contracts/kernel/percent';
import type { Figures } from '../tax-rules/rule-set.ts';

/** These are the answers that a professional gives beside the books of this year. */
export interface Paid {
  filingStatus: FilingStatus;
  withheldCents: number;
  /** Null where it is not known; the safe harbour of last year then does not count. */
  lastYearTaxCents: number | null;
  lastYearIncomeCents: number | null;
  paidCents: number;
  setAsideCents: number;
}

/** It is the least that avoids a penalty over the year, or 0 where no payments are expected. */
export function requiredPayment(expectedTaxCents: number, paid: Paid, figures: Figures): number {
  const { estimatedPayments: rule } = figures;
  if (expectedTaxCents - paid.withheldCents < rule.leastExpectedTax) return 0;
  const ofThisYear = percentOf(expectedTaxCents, rule.shareOfThisYear);
  return Math.min(ofThisYear, lastYearsShare(paid, figures) ?? ofThisYear);
}

/** Paying so much over the year is safe however much is earned; null where last year's tax is not known. */
export function lastYearsShare(
  { filingStatus, lastYearTaxCents, lastYearIncomeCents }: Paid,
  { estimatedPayments: rule }: Figures,
): number | null {
  if (lastYearTaxCents === null) return null;
  const isHigh = (lastYearIncomeCents ?? 0) > rule.higherShareAboveIncome[filingStatus];
  return percentOf(lastYearTaxCents, isHigh ? rule.higherShareOfLastYear : rule.shareOfLastYear);
}

/** Each due date asks for a quarter of the year's payment, less what was withheld and paid. */
export function instalment(number: number, requiredCents: number, paid: Paid): number {
  const toPay = Math.max(0, requiredCents - paid.withheldCents);
  return Math.max(0, percentOf(toPay, 25 * number) - paid.paidCents);
}

/** The first due date of a year that is not over on `today`, with its number from 1; none once all are. */
export function nextDue(
  year: number,
  today: string,
): { number: number; dueOn: string } | undefined {
  const dates = dueDates(year);
  const index = dates.findIndex((date) => date >= today);
  const dueOn = dates[index];
  return dueOn === undefined ? undefined : { number: index + 1, dueOn };
}

/** It scales the months so far to a whole year. */
export const annualised = (cents: number, months: number) =>
  divideHalfUp(BigInt(cents) * 12n, BigInt(months));

/** The months that the n-th payment is reckoned from. */
export const monthsOfPayment = (number: number) => paymentPeriods[number - 1] ?? 12;

/**
 * How many percent of each payment received to put away, rounded up to a whole one: what is left to pay over what is still to
 * come, and never more than the tax on the next dollar.
 */
export function setAsidePercent(
  leftCents: number,
  toComeCents: number,
  marginPercent: number,
): number {
  if (leftCents <= 0) return 0;
  const share = toComeCents > 0 ? (leftCents * 100) / toComeCents : marginPercent;
  return Math.ceil(Math.min(share, marginPercent));
}
