import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LatestSkeleton } from '../../features/notifications/latest-skeleton.tsx';
import { useUnreadCounts } from '../../features/notifications/unread-counts.ts';
import { paths } from '../../lib/paths.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './bell.module.css';
import { CountBadge } from './count-badge.tsx';
import { lazyPart } from './lazy-part.tsx';

const Latest = lazyPart(
  async () =>
    (await import('../../features/notifications/latest-notifications.tsx')).LatestNotifications,
);

/** On a desk it opens the latest; on a phone, where a menu has no room, it leads to all of them. */
export function Bell() {
  const count = useUnreadCounts().notifications;
  const name = count > 0 ? `Notifications, ${count} unread` : 'Notifications';
  const icon = (
    <span className={classes.icon}>
      <IconBell size={22} stroke={1.75} aria-hidden />
      <CountBadge count={count} />
    </span>
  );
  return (
    <>
      <Link to={paths.notifications} aria-label={name} className={classes.link}>
        {icon}
      </Link>
      <div className={classes.menu}>
        <Disclosure
          label={
            <>
              <VisuallyHidden>{name}</VisuallyHidden>
              {icon}
            </>
          }
          align="end"
          isIcon
        >
          {() => (
            <div className={classes.panel}>
              <Suspense fallback={<LatestSkeleton />}>
                <Latest />
              </Suspense>
            </div>
          )}
        </Disclosure>
      </div>
    </>
  );
}
