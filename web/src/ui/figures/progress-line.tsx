import classes from './progress-line.module.css';

interface Props {
  label: string;
  /** It names the step that has been reached. */
  text: string;
  percent: number;
}

/** Mantine's bar would bring its style engine into the first load of pages that need nothing else of it. */
export const ProgressLine = ({ label, text, percent }: Props) => (
  <div className={classes.progress}>
    <div className={classes.words}>
      <span>{text}</span>
      <span className={classes.percentage}>{percent}%</span>
    </div>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes.bar}
    >
      <div className={classes.done} style={{ inlineSize: `${percent}%` }} />
    </div>
  </div>
);
