import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

interface Props {
  label: string;
  /** Fields of `plain-fields.tsx`: a search comes first, and takes the room that the others leave. */
  children: ReactNode;
}

/** The filters of a list, above it. What they say stands in the address, so that back and reload keep it. */
export function FilterBar({ label, children }: Props) {
  return (
    <search aria-label={label} className={classes.bar}>
      {children}
    </search>
  );
}
