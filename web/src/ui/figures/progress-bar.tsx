import classes from './progress-bar.module.css';

interface Props {
  label: string;
  value: number;
  most: number;
}

/** How much of something is done. */
export const ProgressBar = ({ label, value, most }: Props) => (
  <progress aria-label={label} max={most} value={Math.min(value, most)} className={classes.bar} />
);
