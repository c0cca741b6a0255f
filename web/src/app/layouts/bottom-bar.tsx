import { IconBriefcase, IconMessageCircle, IconSun, IconUser } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useUnreadCounts } from '../../features/notifications/unread-counts.ts';
import { paths } from '../../lib/paths.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './bottom-bar.module.css';
import { CountBadge } from './count-badge.tsx';

/** The four places a signed-in person goes to most, within reach of a thumb. */
export function BottomBar() {
  const unread = useUnreadCounts().messages;
  const entries = [
    { label: 'Jobs', to: paths.jobs, Icon: IconBriefcase },
    { label: 'Messages', to: paths.chat(), Icon: IconMessageCircle, count: unread },
    { label: 'Today', to: paths.today, Icon: IconSun },
    { label: 'Me', to: paths.profileSetup, Icon: IconUser },
  ];
  return (
    <nav aria-label="Shortcuts" className={classes.bar}>
      {entries.map(({ label, to, Icon, count = 0 }) => (
        <NavLink key={to} to={to} className={classes.entry}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <CountBadge count={count} />
          </span>
          <span aria-hidden>{label}</span>
          <VisuallyHidden>{count > 0 ? `${label}, ${count} unread` : label}</VisuallyHidden>
        </NavLink>
      ))}
    </nav>
  );
}
