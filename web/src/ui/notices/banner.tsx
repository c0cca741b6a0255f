import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface Props {
  label: string;
  icon?: ReactNode;
  /** `sheet` stands on a page, `across` fills its width, and `line` is small and stands above messages. */
  look?: 'sheet' | 'across' | 'line';
  children: ReactNode;
}

/** It tells readers what holds as long as they are here; a `Notice` tells what has happened. */
export function Banner({ label, icon, look = 'sheet', children }: Props) {
  return (
    <aside aria-label={label} className={classes.banner} data-look={look}>
      {icon}
      <div className={classes.text}>{children}</div>
    </aside>
  );
}
