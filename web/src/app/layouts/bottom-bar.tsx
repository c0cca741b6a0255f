import {
  type Icon,
  IconBriefcase,
  IconMessageCircle,
  IconSearch,
  IconSun,
  IconUser,
  IconWallet,
} from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useUnreadCounts } from '../../features/notifications/unread-counts.ts';
import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './bottom-bar.module.css';
import { CountBadge } from './count-badge.tsx';
import { placesOf } from './entries.ts';
import { menuOpen } from './menu-open.ts';

const icons: Record<string, Icon> = {
  [paths.today]: IconSun,
  [paths.jobs]: IconBriefcase,
  [paths.gigs]: IconSearch,
  [paths.chat()]: IconMessageCircle,
  [paths.money]: IconWallet,
};

/** The places of the header and one's own menu, within reach of a thumb. */
export function BottomBar({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadCounts().messages;
  return (
    <nav aria-label="Shortcuts" className={classes.bar}>
      {placesOf(viewer).map(({ label, to }) => {
        const Icon = icons[to] ?? IconBriefcase;
        const count = to === paths.chat() ? unread : 0;
        return (
          <NavLink key={to} to={to} className={classes.entry}>
            <span className={classes.icon}>
              <Icon size={22} stroke={1.75} aria-hidden />
              <CountBadge count={count} />
            </span>
            <span aria-hidden>{label}</span>
            <VisuallyHidden>{count > 0 ? `${label}, ${count} unread` : label}</VisuallyHidden>
          </NavLink>
        );
      })}
      <button type="button" className={classes.entry} onClick={() => menuOpen.set(true)}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        Me
      </button>
    </nav>
  );
}
