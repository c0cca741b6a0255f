import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import classes from './queue-overview.module.css';
import { useQueueCounts } from './use-queue-counts.ts';

const queues = [
  {
    key: 'verifications',
    to: paths.waitingVerifications,
    title: 'Verification',
    text: 'children to verify',
    one: 'child to verify',
  },
  {
    key: 'consents',
    to: paths.waitingConsents,
    title: 'Consents',
    text: 'consents to accept or reject',
    one: 'consent to accept or reject',
  },
] as const;

export function QueueOverview() {
  const { counts, error, reload } = useQueueCounts();
  if (error && !counts) return <ErrorNotice error={error} onRetry={reload} />;
  if (!counts) return <ListSkeleton rows={2} label="Loading the queues" />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label="Queues" className={classes.list}>
      {queues.map(({ key, to, title, text, one }) => (
        <li key={key}>
          <Link to={to} className={classes.queue} data-waits={counts[key] > 0}>
            <span className={classes.title}>{title}</span>
            <span className={classes.count}>{counts[key]}</span>
            <span className={classes.text}>{counts[key] === 1 ? one : text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
