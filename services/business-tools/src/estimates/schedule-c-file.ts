import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { refundCategory } from '@sidework/contracts/business-tools/categories';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { firstOfMonth, type MonthTotal, monthTotalsBetween, sumOf } from '../books/month-totals.ts';
import { toDownload } from '../downloads/file.ts';
import { scheduleCOf } from './tax-summary.ts';

const isRefund = ({ category }: MonthTotal) => category === refundCategory;

/** Income and deductions of a year by the lines of Schedule C, as the form asks for them. */
export async function scheduleCFile(db: Db, actor: Actor, year: number) {
  const totals = await monthTotalsBetween(
    db,
    actor.id,
    firstOfMonth(year, 1),
    firstOfMonth(year, 12),
  );
  const income = sumOf(totals, 'income');
  const returns = -sumOf(totals.filter(isRefund), 'income');
  const deductions = scheduleCOf(totals.filter(({ kind }) => kind === 'deduction'));
  const spent = sumOf(totals, 'deduction');
  const rows = [
    ['Schedule C line', 'Category', 'Amount (USD)'],
    ['1', 'Gross receipts', plainDollars(income + returns)],
    ...(returns === 0 ? [] : [['2', 'Returns and allowances', plainDollars(returns)]]),
    ...deductions.map(({ line, category, amountCents }) => [
      line,
      category,
      plainDollars(amountCents),
    ]),
    ['31', 'Net profit', plainDollars(income - spent)],
  ];
  return toDownload(`schedule-c-${year}`, 'csv', toCsv(rows));
}
