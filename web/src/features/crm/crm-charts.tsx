import { formatCents } from '@sidework/contracts/kernel/money';
import { Bars } from '../../ui/bars.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';
import { Grid } from '../../ui/layout.tsx';
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
        <Bars
          label="Reviews by rating"
          bars={overview.ratings.toReversed().map(({ rating, count }) => ({
            label: rating === 1 ? '1 star' : `${rating} stars`,
            value: count,
            text: String(count),
          }))}
        />
      </Card>
    </Grid>
  );
}

const short = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 },
} as const);
const dollarsShort = (cents: number) => short.format(cents / 100);
