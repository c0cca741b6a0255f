import type { ReactNode } from 'react';
import classes from './ruled-parts.module.css';

/** Alike parts of one card, with a line between one and the next. */
export const RuledParts = ({ children }: { children: ReactNode }) => (
  <div className={classes.parts}>{children}</div>
);
