import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** It sets the current step apart from the list beneath it. */
export function Panel({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields; this holds a whole step
    <div role="group" aria-label={label} className={classes.panel}>
      {children}
    </div>
  );
}
