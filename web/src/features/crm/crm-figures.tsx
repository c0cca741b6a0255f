import { formatCents } from '@sidework/contracts/kernel/money';
import { Bars } from '../../ui/bars.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Stat } from '../../ui/stat.tsx';
import { monthName, revenueSummary, reviewsText } from './crm-words.ts';
import { useCrmOverview } from './use-crm.ts';

/** The four figures of the CRM; each leads to the list that it is made of. */
export function CrmStats() {
  const { overview, error, reload } = useCrmOverview();
  if (error && !overview) return <ErrorNotice error={error} onRetry={reload} />;
  const rating = overview && (overview.averageRating?.toFixed(1) ?? 'N/A');
  return (
    <Grid min="figure">
      <Stat label="Active Services" value={overview?.activeServices ?? '–'} to="?tab=services" />
      <Stat label="Completed" value={overview?.completedServices ?? '–'} to="?tab=services" />
      <Stat
        label="Total Revenue"
        value={overview ? formatCents(overview.revenueCents) : '–'}
        to="?tab=services"
      />
      <Stat
        label="Average Rating"
        value={rating ?? '–'}
        note={overview && reviewsText(overview.reviewCount)}
        to="?tab=reviews"
      />
    </Grid>
  );
}

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
