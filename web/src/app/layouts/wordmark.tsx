import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <Link to={paths.home} className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={classes.tile} />
        <path
          d="M21.5 10.8c-1.2-1.5-3-2.3-5.3-2.3-3.2 0-5.5 1.5-5.5 3.9 0 5.4 11 2.2 11 7.5 0 2.4-2.4 3.8-5.5 3.8-2.5 0-4.6-.9-5.9-2.6"
          className={classes.letter}
        />
      </svg>
      Sidework
    </Link>
  );
}
