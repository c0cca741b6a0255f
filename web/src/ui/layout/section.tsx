import { type ReactNode, useId } from 'react';
import classes from './layout.module.css';

interface Props {
  title: ReactNode;
  /** Stands at the right of the title: a link, a choice. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
