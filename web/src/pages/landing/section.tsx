import type { ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  /** The anchor under which links reach it. */
  id?: string;
  title: string;
  lead: string;
  tone?: 'plain' | 'wash' | 'accent';
  /** Content beside the words instead of beneath them, where there is room. */
  isSplit?: boolean;
  /** The next step, under the words. */
  next?: ReactNode;
  children: ReactNode;
}

export function Section({
  id,
  title,
  lead,
  tone = 'plain',
  isSplit = false,
  next,
  children,
}: Props) {
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={classes.section} data-tone={tone}>
      <div className={classes.inner} data-split={isSplit}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.lead}>{lead}</p>
          {next && <div className={classes.next}>{next}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
