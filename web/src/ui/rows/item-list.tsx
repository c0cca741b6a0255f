import type { ReactNode } from 'react';
import classes from './item-list.module.css';

interface ListProps {
  label: string;
  children: ReactNode;
}

/** A list with rules between its items, for settings: what there is, and what can be done with it. */
export function ItemList({ label, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.list}>
      {children}
    </ul>
  );
}

interface ItemProps {
  icon: ReactNode;
  title?: ReactNode;
  badge?: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
  /** A form in the place of title and details, while they are changed. */
  children?: ReactNode;
}

export function Item({ icon, title, badge, details, actions, children }: ItemProps) {
  return (
    <li className={classes.item}>
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      <div className={classes.text}>
        {children ?? (
          <>
            <div className={classes.title}>
              <span>{title}</span>
              {badge}
            </div>
            <div className={classes.details}>{details}</div>
          </>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
