import classes from './chart.module.css';

interface Props {
  label: string;
  /** From the first to the last as they stand: 5 stars first. */
  bars: readonly { label: string; value: number; text: string }[];
  /** A full bar stands for this number; by default it is the largest value. */
  whole?: number;
}

/** Shares side by side, each with its word and figure: how reviews fall out, hours against what is required. */
export function Bars({ label, bars, whole }: Props) {
  const most = whole ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.bars}>
      {bars.map((bar) => (
        <li key={bar.label} className={classes.bar}>
          <span>{bar.label}</span>
          <span aria-hidden className={classes.track}>
            <i
              className={classes.fill}
              style={
                { '--share': `${Math.min((100 * bar.value) / most, 100)}%` } as React.CSSProperties
              }
            />
          </span>
          <span className={classes.value}>{bar.text}</span>
        </li>
      ))}
    </ul>
  );
}
