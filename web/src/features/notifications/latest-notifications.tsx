import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import classes from './latest-notifications.module.css';
import { LatestSkeleton } from './latest-skeleton.tsx';
import { NotificationGroup } from './notification-group.tsx';
import { useNotifications } from './use-notifications.ts';

const latest = 10;

export function LatestNotifications() {
  const list = useNotifications(latest);
  const shown = list.shown?.slice(0, latest);
  return (
    <>
      <div className={classes.list}>
        {list.waiting > 0 && (
          <PlainButton variant="light" size="sm" onClick={list.showWaiting}>
            Show {list.waiting} new
          </PlainButton>
        )}
        {shown && shown.length > 0 ? (
          <NotificationGroup label="Latest notifications" items={shown} read={list.read} />
        ) : list.error ? (
          <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
        ) : shown ? (
          <p className={classes.none}>Nothing has happened yet that concerns you.</p>
        ) : (
          <LatestSkeleton />
        )}
      </div>
      <Link to={paths.notifications} className={classes.all}>
        See all
      </Link>
    </>
  );
}
