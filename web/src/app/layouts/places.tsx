import { NavLink } from 'react-router-dom';
import { useUnreadCounts } from '../../features/notifications/unread-counts.ts';
import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CountBadge } from './count-badge.tsx';
import { placesOf } from './entries.ts';
import classes from './places.module.css';

/** Phones have them in the bottom bar. */
export function Places({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadCounts().messages;
  return (
    <nav aria-label="Shortcuts" className={classes.places}>
      {placesOf(viewer).map(({ label, to }) => {
        const count = to === paths.chat() ? unread : 0;
        return (
          <NavLink key={to} to={to} className={classes.place}>
            <span aria-hidden className={classes.name}>
              {label}
              <CountBadge count={count} />
            </span>
            <VisuallyHidden>{count > 0 ? `${label}, ${count} unread` : label}</VisuallyHidden>
          </NavLink>
        );
      })}
    </nav>
  );
}
