import type { ReactNode } from 'react';
import classes from './notice-page.module.css';

interface Props {
  drawing?: ReactNode;
  /** The page's h1, or a list's h2. */
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}

/** One message in the middle, with what can be done about it. */
export function NoticePage({ drawing, title, text, children }: Props) {
  return (
    <div className={classes.notice}>
      {drawing}
      {title}
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
