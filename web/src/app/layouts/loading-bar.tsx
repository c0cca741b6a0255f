import { useIsPageLoading } from '../page-loads.ts';
import classes from './loading-bar.module.css';

/** Shows that a followed link is being answered, if it takes long enough to be noticed. */
export function LoadingBar() {
  return useIsPageLoading() ? (
    <div role="progressbar" aria-label="Loading the page" className={classes.bar} />
  ) : null;
}
