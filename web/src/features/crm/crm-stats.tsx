import { formatCents } from '@sidework/contracts/kernel/money';
import { viewersToday } from '../../lib/viewers-today.ts';
import { ExplainButton } from '../../ui/dialogs/explain-button.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { reviewsText } from './crm-words.ts';
import { explainedRevenue } from './explained-revenue.ts';
import { useCrmOverview } from './use-crm.ts';

/** The four figures of the CRM; each leads to the list that it is made of. */
export function CrmStats() {
  const { overview, error, reload } = useCrmOverview();
  if (error && !overview) return <ErrorNotice error={error} onRetry={reload} />;
  const rating = overview && (overview.averageRating?.toFixed(1) ?? 'N/A');
  return (
    <Stack gap="sm">
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
      {overview && (
        <div>
          <ExplainButton name="Total Revenue" lines={explainedRevenue(overview, viewersToday())} />
        </div>
      )}
    </Stack>
  );
}
