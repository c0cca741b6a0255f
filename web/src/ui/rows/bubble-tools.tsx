import type { ReactNode } from 'react';
import classes from './bubble-tools.module.css';

/** Small buttons beside a message, on its inner side. */
export const BubbleTools = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <div className={classes.tools} data-own={isOwn}>
    {children}
  </div>
);
