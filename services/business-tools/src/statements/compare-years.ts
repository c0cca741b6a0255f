import { isBusiness, type MonthTotal, sumOf } from '../books/month-totals.ts';
import type { yoyAnalysis } from './table.ts';
import { growthRate, profitMargin } from './year-over-year.ts';

export type YearOverYear = typeof yoyAnalysis.$inferSelect;

/** Compares whole years, also where the statements of a shorter period were generated (D-87). */
export function compareYears(
  professionalId: string,
  year: number,
  totals: MonthTotal[],
): YearOverYear {
  const of = (given: number) => totals.filter(({ month }) => month.startsWith(`${given}-`));
  const netOf = (given: MonthTotal[]) => sumOf(given, 'income') - sumOf(given, 'deduction');
  const previous = of(year - 1).filter(isBusiness);
  const totalRevenueCents = sumOf(of(year), 'income');
  const netProfitCents = netOf(of(year));
  return {
    professionalId,
    year,
    totalRevenueCents,
    totalExpensesCents: sumOf(of(year), 'deduction'),
    netProfitCents,
    profitMargin: profitMargin(netProfitCents, totalRevenueCents),
    growthRate: growthRate(netProfitCents, previous.length > 0 ? netOf(previous) : undefined),
  };
}
