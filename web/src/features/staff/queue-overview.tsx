import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Grid } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { useQueueCounts } from './use-queue-counts.ts';

const queues = [
  { key: 'verifications', to: paths.waitingVerifications, label: 'Children to verify' },
  { key: 'consents', to: paths.waitingConsents, label: 'Consents to decide' },
] as const;

export function QueueOverview() {
  const { counts, error, reload } = useQueueCounts();
  if (error && !counts) return <ErrorNotice error={error} onRetry={reload} />;
  if (!counts) return <ListSkeleton rows={2} label="Loading the queues" />;
  return (
    <Grid min="figure">
      {queues.map(({ key, to, label }) => (
        <Stat
          key={key}
          to={to}
          label={label}
          value={counts[key]}
          {...(counts[key] > 0 && { meaning: 'turn' })}
        />
      ))}
    </Grid>
  );
}
