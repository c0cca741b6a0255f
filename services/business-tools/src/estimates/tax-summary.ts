import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { scheduleCLine } from '@sidework/contracts/business-tools/categories';
import { monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import type { TaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import type { z } from 'zod';
import { firstOfMonth, type MonthTotal, monthTotalsBetween, sumOf } from '../books/month-totals.ts';
import type { RecordFilter } from '../books/queries.ts';
import { nextPayment } from './next-payment.ts';

type Summary = z.infer<typeof TaxSummary>;

/** The sums of what the filters leave of a year, by month and by line of Schedule C. */
export async function getTaxSummary(
  db: Db,
  actor: Actor,
  filter: RecordFilter & { year: number },
  today: string,
): Promise<Summary> {
  const { year, quarter, category, isAutomatic } = filter;
  const period: Period = quarter === undefined ? 'annual' : (`Q${quarter}` as Period);
  const [first, last] = monthsOf(period);
  const all = await monthTotalsBetween(
    db,
    actor.id,
    firstOfMonth(year, first),
    firstOfMonth(year, last),
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
    months: Array.from({ length: last - first + 1 }, (_, index) => {
      const month = first + index;
      const within = totals.filter((total) => total.month === firstOfMonth(year, month));
      return {
        month,
        incomeCents: sumOf(within, 'income'),
        deductionsCents: sumOf(within, 'deduction'),
      };
    }),
    scheduleC: scheduleCOf(ofKind('deduction')),
    nextPayment: (await nextPayment(db, actor, year, today)) ?? null,
  };
}

/** Deductions by their lines, in the order of the form. */
export function scheduleCOf(totals: MonthTotal[]) {
  const byCategory = new Map<string, number>();
  for (const { category, amountCents } of totals)
    byCategory.set(category, (byCategory.get(category) ?? 0) + amountCents);
  return [...byCategory]
    .map(([category, amountCents]) => ({ line: scheduleCLine(category), category, amountCents }))
    .sort((a, b) => a.line.localeCompare(b.line, 'en', { numeric: true }));
}
