import { IconMessageCircle } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useUnreadCounts } from '../../features/notifications/unread-counts.ts';
import { paths } from '../../lib/paths.ts';
import { CountBadge } from './count-badge.tsx';
import classes from './messages-link.module.css';

/** It stands beside the bell on a desktop; phones have the bottom bar. */
export function MessagesLink() {
  const count = useUnreadCounts().messages;
  return (
    <NavLink
      to={paths.chat()}
      aria-label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
      className={classes.link}
    >
      <span className={classes.icon}>
        <IconMessageCircle size={22} stroke={1.75} aria-hidden />
        <CountBadge count={count} />
      </span>
    </NavLink>
  );
}
