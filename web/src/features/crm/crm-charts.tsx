import { formatCents } from '@sidework/contracts/kernel/money';
import { Chart } from '../../ui/figures/chart.tsx';
import { RatingBars } from '../../ui/figures/rating-bars.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { monthName, revenueSummary } from './crm-words.ts';
import { useCrmOverview } from './use-crm.ts';

/** Revenue by month and how the reviews fall out; nothing before there is any. */
export function CrmCharts() {
  const { overview } = useCrmOverview();
  if (!overview || overview.completedServices + overview.reviewCount === 0) return null;
  const months = overview.revenueByMonth.map(({ month, revenueCents }) => ({
    label: monthName(month),
    values: [revenueCents],
  }));
  return (
    <Grid min="wide">
      <Chart
        kind="bars"
        title="Revenue by month"
        summary={revenueSummary(overview)}
        series={[{ label: 'Revenue' }]}
        data={months}
        now={months.at(-1)?.label ?? ''}
        format={formatCents}
        formatScale={dollarsShort}
      />
      <Card title="Ratings">
        <RatingBars ratings={overview.ratings} />
      </Card>
    </Grid>
  );
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
} as const);
const dollarsShort = (cents: number) => short.format(cents / 100);
