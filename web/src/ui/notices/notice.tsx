import type { ReactNode } from 'react';
import type { Meaning } from '../figures/chip.tsx';
import classes from './notice.module.css';

interface Props {
  meaning?: Meaning;
  title?: ReactNode;
  /** It offers a way to solve the problem. */
  action?: ReactNode;
  children: ReactNode;
}

/** A word to the reader within a page: whose turn it is, what ends soon, what is so for children. */
export function Notice({ meaning = 'waiting', title, action, children }: Props) {
  return (
    <div className={classes.notice} data-meaning={meaning}>
      <div className={classes.text}>
        {title && <div className={classes.title}>{title}</div>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
