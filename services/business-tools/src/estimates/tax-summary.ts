import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { scheduleCLine } from '@sidework/contracts/business-tools/categories';
import { monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import type { TaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import type { z } from 'zod';
import {
  firstOfMonth,
  type MonthTotal,
  monthTotalsBetween,
  sumOf,
  yearsOfRecords,
} from '../books/month-totals.ts';
import type { RecordFilter } from '../books/queries.ts';
import { nextPayment } from './next-payment.ts';

type Summary = z.infer<typeof TaxSummary>;

const firstYear = 1900;
const lastYear = 2199;

/** The sums of what the filters leave of a year, or of all of them, by month and by line of Schedule C. */
export async function getTaxSummary(
  db: Db,
  actor: Actor,
  filter: RecordFilter,
  today: string,
): Promise<Summary> {
  const { year, quarter, category, isAutomatic } = filter;
  const isQuarter = quarter !== undefined && year !== undefined;
  const period: Period = isQuarter ? (`Q${quarter}` as Period) : 'annual';
  const [first, last] = monthsOf(period);
  const all = await monthTotalsBetween(
    db,
    actor.id,
    firstOfMonth(year ?? firstYear, first),
    firstOfMonth(year ?? lastYear, last),
  );
  const totals = all.filter(
    (total) =>
      (category === undefined || total.category === category) &&
      (isAutomatic === undefined || total.isAutomatic === isAutomatic),
  );
  const income = sumOf(totals, 'income');
  const deductions = sumOf(totals, 'deduction');
  const countOf = (given: MonthTotal[]) =>
    given.reduce((count, { recordCount }) => count + recordCount, 0);
  const ofKind = (kind: MonthTotal['kind']) => totals.filter((total) => total.kind === kind);
  return {
    totalIncomeCents: income,
    totalDeductionsCents: deductions,
    netIncomeCents: income - deductions,
    incomeCount: countOf(ofKind('income')),
    automaticIncomeCount: countOf(ofKind('income').filter((total) => total.isAutomatic)),
    deductionCount: countOf(ofKind('deduction')),
    months: year === undefined ? [] : byMonth(totals, year, [first, last]),
    scheduleC: scheduleCOf(ofKind('deduction')),
    years: await yearsOfRecords(db, actor.id),
    nextPayment: (await nextPayment(db, actor, year ?? Number(today.slice(0, 4)), today)) ?? null,
  };
}

const byMonth = (totals: MonthTotal[], year: number, [first, last]: [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index;
    const within = totals.filter((total) => total.month === firstOfMonth(year, month));
    return {
      month,
      incomeCents: sumOf(within, 'income'),
      deductionsCents: sumOf(within, 'deduction'),
    };
  });

/** Deductions by their lines, in the order of the form. */
export function scheduleCOf(totals: MonthTotal[]) {
  const byCategory = new Map<string, number>();
  for (const { category, amountCents } of totals)
    byCategory.set(category, (byCategory.get(category) ?? 0) + amountCents);
  return [...byCategory]
    .map(([category, amountCents]) => ({ line: scheduleCLine(category), category, amountCents }))
    .sort((a, b) => a.line.localeCompare(b.line, 'en', { numeric: true }));
}
