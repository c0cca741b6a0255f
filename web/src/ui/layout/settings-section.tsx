import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

interface Props {
  title: ReactNode;
  /** Links within the page use it to reach the section. */
  anchor?: string;
  /** One sentence of what it is for. */
  purpose: ReactNode;
  /** Stands beside the title: the state of things in a word. */
  state?: ReactNode;
  /** At the right: the button that changes it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A sheet of ruled sections, for subjects that are mostly one line each. */
export function SettingsSheet({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>;
}

/** One subject of a settings page. Its heading takes the focus where an action took its own button away. */
export function SettingsSection({ title, anchor, purpose, state, action, children }: Props) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.header}>
        <div className={classes.about}>
          <div className={classes.header}>
            <h2 id={id} tabIndex={-1} className={classes.title}>
              {title}
            </h2>
            {state}
          </div>
          <p className={classes.purpose}>{purpose}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
