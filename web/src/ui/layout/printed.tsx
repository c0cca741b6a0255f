import type { ReactNode } from 'react';
import classes from './printed.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** A sheet for paper alone, where it stands in place of the page. */
export const Printed = ({ label, children }: Props) => (
  <section aria-label={label} className={classes.paper}>
    {children}
  </section>
);

/** Boxes to cut out, two in a row. */
export const PrintedBadges = ({ children }: { children: ReactNode }) => (
  <div className={classes.badges}>{children}</div>
);

export const PrintedBadge = ({ name, text }: { name: string; text: string }) => (
  <div className={classes.badge}>
    <strong className={classes.name}>{name}</strong>
    <span>{text}</span>
  </div>
);
