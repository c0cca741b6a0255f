import type { ReactNode } from 'react';
import classes from './page.module.css';
import { PageHeader } from './page-header.tsx';

interface Props {
  /** The page's one h1; a page whose heading is something else brings its own. */
  title?: string;
  /** One sentence of what the page is for. */
  purpose?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  /** It is a `BackLink` to the page before. */
  back?: ReactNode;
  /** How wide its content is; its left edge is the same for all. */
  width?: 'wide' | 'form' | 'reading';
  children: ReactNode;
}

export function Page({ title, purpose, action, back, width = 'wide', children }: Props) {
  return (
    <div className={classes.page} data-width={width}>
      {back}
      {title && <PageHeader title={title} purpose={purpose} action={action} />}
      {children}
    </div>
  );
}
