import type { ReactNode, SyntheticEvent } from 'react';
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

/** Filters of their own widths, which take as many lines as they need. */
export const FilterLine = ({ children }: { children: ReactNode }) => (
  <div className={classes.line}>{children}</div>
);

interface PartProps {
  /** Three of a third fit beside one another on a phone. */
  width: 'narrow' | 'wide' | 'third' | 'full';
  children: ReactNode;
}

const widths = {
  narrow: classes.narrow,
  wide: classes.wide,
  third: classes.third,
  full: classes.full,
};

export const FilterPart = ({ width, children }: PartProps) => (
  <div className={widths[width]}>{children}</div>
);

interface FieldWithButtonProps {
  /** A form around all of the filters may send them together instead. */
  onSubmit?: (event: SyntheticEvent) => void;
  /** It is a field and the button that sends it. */
  children: ReactNode;
}

export function FieldWithButton({ onSubmit, children }: FieldWithButtonProps) {
  if (!onSubmit) return <div className={classes.search}>{children}</div>;
  return (
    <form className={classes.search} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
