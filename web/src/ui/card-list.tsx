import type { ReactNode } from 'react';
import classes from './card-list.module.css';

interface Props<T extends { id: string }> {
  label: string;
  items: T[];
  /** Alike things are ruled rows of one sheet. */
  isRuled?: boolean;
  children: (item: T) => ReactNode;
}

/** Separate things one below the other; a list to a screen reader, which says how many there are. */
export function CardList<T extends { id: string }>({
  label,
  items,
  isRuled = false,
  children,
}: Props<T>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.list} data-ruled={isRuled}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
