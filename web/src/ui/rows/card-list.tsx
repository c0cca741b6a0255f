import type { ReactNode } from 'react';
import classes from './card-list.module.css';

interface Props<T extends { id: string }> {
  label: string;
  items: T[];
  /** Alike things are ruled rows of one sheet. */
  isRuled?: boolean;
  /** Stays mounted, unseen. */
  isHidden?: (item: T) => boolean;
  children: (item: T) => ReactNode;
}

/** Separate things one below the other; a list to a screen reader, which says how many there are. */
export function CardList<T extends { id: string }>({
  label,
  items,
  isRuled = false,
  isHidden,
  children,
}: Props<T>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.list} data-ruled={isRuled}>
      {items.map((item) => (
        <li key={item.id} hidden={isHidden?.(item)}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
