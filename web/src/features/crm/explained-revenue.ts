import type { CrmOverview } from '@sidework/contracts/client-services/crm';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Line } from '../../ui/rows/explained-lines.tsx';

/** How the revenue of a professional follows from their services. */
export function explainedRevenue(overview: CrmOverview, asOf: string): Line[] {
  const { revenueCents, revenueByMonth, completedServices } = overview;
  const ofYear = revenueByMonth.reduce((sum, month) => sum + month.revenueCents, 0);
  return [
    {
      key: 'revenue',
      label: 'Total Revenue',
      amountCents: revenueCents,
      formula:
        'the totals of completed services that clients agreed to, without work that was refunded in full',
      inputs: [
        { name: 'completed services', value: String(completedServices) },
        { name: 'the last twelve months', value: formatCents(ofYear) },
        { name: 'earlier', value: formatCents(revenueCents - ofYear) },
      ],
      source: 'Your services in Sidework',
      asOf,
    },
  ];
}
