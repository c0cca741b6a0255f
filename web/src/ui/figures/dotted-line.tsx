import type { ReactNode } from 'react';
import classes from './dotted-line.module.css';

/** Short facts with a dot between each two; where they wrap, no dot is left at the end of a line. */
export function DottedLine({ parts }: { parts: ReactNode[] }) {
  return (
    <span className={classes.line}>
      {parts.filter(Boolean).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name and do not move
        <span key={at}>{part}</span>
      ))}
    </span>
  );
}
