import type { ReactNode } from 'react';
import classes from './layout.module.css';

type Gap = 'xs' | 'sm' | 'md' | 'lg';

interface BoxProps {
  gap?: Gap;
  children: ReactNode;
}

/** One below the other. */
export function Stack({ gap = 'md', children }: BoxProps) {
  return (
    <div className={classes.stack} data-gap={gap}>
      {children}
    </div>
  );
}

interface RowProps extends BoxProps {
  /** `between` pushes the last to the right edge, `end` all of them. */
  justify?: 'start' | 'between' | 'end';
  /** `end` puts a button on the line of the fields beside it, below their labels. */
  align?: 'center' | 'end';
  /** The last takes what room is left, and its own words go on in the next line. */
  isOneLine?: boolean;
}

/** Side by side, and in the next line where there is no room. */
export function Row({
  gap = 'sm',
  justify = 'start',
  align = 'center',
  isOneLine = false,
  children,
}: RowProps) {
  return (
    <div
      className={classes.row}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-one-line={isOneLine}
    >
      {children}
    </div>
  );
}

interface GridProps extends BoxProps {
  /** The least width of a thing. A desk has three cards, three thirds or four figures in a row; a phone one card, or two of the others. */
  min?: 'act' | 'figure' | 'third' | 'card' | 'wide';
}

/** Things of one size in columns. */
export function Grid({ min = 'card', gap = 'md', children }: GridProps) {
  return (
    <div className={classes.grid} data-min={min} data-gap={gap}>
      {children}
    </div>
  );
}

interface SplitProps {
  /** `side` is narrow, for figures; `half` is wide, for a preview. */
  aside: ReactNode;
  asideWidth?: 'side' | 'half';
  /** Names what stands beside it where that is a landmark of its own. */
  asideLabel?: string;
  /** On a phone it stands first. */
  isAsideFirst?: boolean;
  /** It stands below the main content, and on a phone after the aside. */
  after?: ReactNode;
  children: ReactNode;
}

/** The main thing, and beside it what stays in sight; on a phone one below the other. */
export function Split({
  aside,
  asideWidth = 'side',
  asideLabel,
  isAsideFirst = false,
  after,
  children,
}: SplitProps) {
  return (
    <div className={classes.split} data-aside={asideWidth} data-aside-first={isAsideFirst}>
      <div className={classes.main}>{children}</div>
      {asideLabel ? (
        <aside aria-label={asideLabel} className={classes.aside}>
          {aside}
        </aside>
      ) : (
        <div className={classes.aside}>{aside}</div>
      )}
      {after && <div className={classes.main}>{after}</div>}
    </div>
  );
}
