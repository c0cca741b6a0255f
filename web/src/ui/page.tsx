import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  width?: 'wide' | 'form' | 'reading';
  children: ReactNode;
}

export function Page({ width = 'wide', children }: Props) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
