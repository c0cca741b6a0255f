import type { ReactNode } from 'react';
import classes from './folded-lines.module.css';

/** Titles of which each opens a paragraph. */
export const FoldedLines = ({ lines }: { lines: readonly { title: string; text: string }[] }) => (
  <div className={classes.lines}>
    {lines.map(({ title, text }) => (
      <details key={title}>
        <summary className={classes.title}>{title}</summary>
        <p>{text}</p>
      </details>
    ))}
  </div>
);

interface FoldedProps {
  title: string;
  children: ReactNode;
}

/** It opens under its title, for what few people want. */
export const Folded = ({ title, children }: FoldedProps) => (
  <details>
    <summary className={classes.title}>{title}</summary>
    {children}
  </details>
);
