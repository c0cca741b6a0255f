import classes from './timed-lines.module.css';

interface Line {
  key: string;
  time: string;
  text: string;
  isCurrent: boolean;
}

interface Props {
  label: string;
  lines: readonly Line[];
  onChoose: (key: string) => void;
}

/** Lines that are said at a time; each leads there. */
export const TimedLines = ({ label, lines, onChoose }: Props) => (
  <ol aria-label={label} className={classes.lines}>
    {lines.map(({ key, time, text, isCurrent }) => (
      <li key={key}>
        <button
          type="button"
          className={classes.line}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => onChoose(key)}
        >
          <span className={classes.time}>{time}</span>
          <span dir="auto">{text}</span>
        </button>
      </li>
    ))}
  </ol>
);
