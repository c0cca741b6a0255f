import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** For screen readers only. Mantine's would bring its style engine into the first load of every page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
