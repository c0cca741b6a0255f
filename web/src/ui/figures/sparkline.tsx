import classes from './sparkline.module.css';

/** A line without a scale, beside words that say what it shows; `points` lie in a box of 100 by 30. */
export const Sparkline = ({ points }: { points: string }) => (
  <svg aria-hidden className={classes.line} viewBox="0 0 100 30" preserveAspectRatio="none">
    <polyline points={points} vectorEffect="non-scaling-stroke" />
  </svg>
);
