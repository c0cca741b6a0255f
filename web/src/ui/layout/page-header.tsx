import type { ReactNode } from 'react';
import { usePageHeading } from '../../lib/page-heading.ts';
import classes from './page-header.module.css';

interface Props {
  title: string;
  /** One sentence of what the page is for. */
  purpose?: ReactNode;
  /** A picture before it, of whom the page is about. */
  lead?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  /** Title and action are short: on a phone they share a line. */
  isShort?: boolean;
}

/** The page's one h1; it names the tab and takes the focus on arrival. */
export function PageHeader({ title, purpose, lead, action, isShort }: Props) {
  const heading = usePageHeading(title);
  return (
    <div className={classes.header} data-short={isShort}>
      <div className={classes.about}>
        {lead}
        <div>
          <h1 ref={heading} dir="auto" tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {purpose && <p className={classes.purpose}>{purpose}</p>}
        </div>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
