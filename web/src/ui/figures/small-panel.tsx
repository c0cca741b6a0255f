import type { ReactNode } from 'react';
import classes from './small-panel.module.css';

/** Small panels side by side, within a sheet. */
export const SmallPanels = ({ children }: { children: ReactNode }) => (
  <div className={classes.panels}>{children}</div>
);

/** Small panels one below the other, each a sheet of its own. */
export const PanelSheets = ({ children }: { children: ReactNode }) => (
  <div className={classes.sheets}>{children}</div>
);

interface Props {
  title: string;
  heading?: 'h3' | 'h4' | undefined;
  /** It stands at the right of the title: a chip. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Figures and actions of one kind, apart from those of another. */
export function SmallPanel({ title, heading: Heading = 'h3', aside, children }: Props) {
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <Heading className={classes.title}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Actions that people seldom take, at the end of a panel. */
export const PanelActs = ({ children }: { children: ReactNode }) => (
  <div className={classes.acts}>{children}</div>
);

/** Names and short values without lines between them; `Facts` has lines. */
export const FigureRows = ({ children }: { children: ReactNode }) => (
  <dl className={classes.rows}>{children}</dl>
);

interface FigureProps {
  name: string;
  /** A value that is still open stands back. */
  isSet?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

export function FigureRow({ name, isSet = true, hint, children }: FigureProps) {
  return (
    <div className={classes.row}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value} data-set={isSet}>
        {children}
        {hint && <span className={classes.hint}>{hint}</span>}
      </dd>
    </div>
  );
}
