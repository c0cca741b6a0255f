import type { Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { Entry } from './entries.ts';
import classes from './menu-list.module.css';

interface Props {
  label: string;
  entries: readonly (Entry & { Icon?: Icon })[];
}

/** Links of a menu under their heading. */
export function EntryList({ label, entries }: Props) {
  return (
    <nav aria-label={label} className={classes.group}>
      <div className={classes.label}>{label}</div>
      <ul className={classes.list}>
        {entries.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={classes.entry}>
              {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
