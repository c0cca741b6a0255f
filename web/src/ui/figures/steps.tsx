import classes from './steps.module.css';

interface Props {
  label: string;
  steps: readonly string[];
  /** The one that is being filled in, from 0. */
  now: number;
  /** Back to one that was filled in. */
  onGoTo?: (step: number) => void;
}

export function Steps({ label, steps, now, onGoTo }: Props) {
  return (
    <ol aria-label={label} className={classes.steps}>
      {steps.map((step, index) => {
        const isDone = index < now;
        const text = (
          <>
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            {step}
          </>
        );
        return (
          <li
            key={step}
            aria-current={index === now ? 'step' : undefined}
            className={classes.step}
            data-done={isDone}
          >
            {isDone && onGoTo ? (
              <button type="button" className={classes.button} onClick={() => onGoTo(index)}>
                {text}
              </button>
            ) : (
              <span className={classes.button}>{text}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
