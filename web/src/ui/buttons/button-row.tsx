import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** Buttons side by side; the main one first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
