import { Link } from 'react-router-dom';
import { Scene, type SceneName } from '../../ui/scenes/scene.tsx';
import classes from './categories.module.css';

export interface Tile {
  label: string;
  work: string;
  to: string;
  scene: SceneName;
}

export function CategoryTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className={classes.grid} data-tiles={tiles.length}>
      {tiles.map(({ label, work, to, scene }) => (
        <li key={label}>
          <Link to={to} className={classes.tile}>
            <div className={classes.scene}>
              <Scene name={scene} shape="stub" />
            </div>
            <span className={classes.label}>{label}</span>
            <span className={classes.work}>{work}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
