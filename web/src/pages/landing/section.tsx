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
  children: ReactNode;
}

export function Section({ id, title, lead, tone = 'plain', isSplit = false, children }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={classes.section} data-tone={tone}>
      <div className={classes.inner} data-split={isSplit}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
