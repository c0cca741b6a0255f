import type { CrmOverview } from '@sidework/contracts/client-services/crm';
import { formatCents } from '@sidework/contracts/kernel/money';

export const reviewsText = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** `2026-11` as "Nov ’26". */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  });
  return number ? `${name} ’${year.slice(2)}` : month;
}

/** The one thing that the chart of revenue shows. */
export function revenueSummary({ revenueByMonth }: Pick<CrmOverview, 'revenueByMonth'>): string {
  const best = revenueByMonth.reduce(
    (most, each) => (each.revenueCents > most.revenueCents ? each : most),
    { month: '', revenueCents: 0 },
  );
  if (best.revenueCents === 0) return 'Nothing was completed in these twelve months.';
  return `Most in ${monthName(best.month)}, ${formatCents(best.revenueCents)}.`;
}
