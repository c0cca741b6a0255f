import { formatCents } from '@sidework/contracts/kernel/money';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { reviewsText } from './crm-words.ts';
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
