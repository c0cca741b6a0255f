import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './categories.module.css';

export interface Tile {
  label: string;
  work: string;
  to: string;
  Icon: TablerIcon;
}

export function CategoryTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className={classes.grid} data-tiles={tiles.length}>
      {tiles.map(({ label, work, to, Icon }) => (
        <li key={label}>
          <Link to={to} className={classes.tile}>
            <Icon size={26} stroke={1.6} aria-hidden className={classes.icon} />
            <span className={classes.label}>{label}</span>
            <span className={classes.work}>{work}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
