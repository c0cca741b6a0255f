import { type ReactNode, useId } from 'react';
import classes from './radio-cards.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  text?: string;
}

interface Props<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  /** None is chosen before the first choice. */
  value: Value | null;
  /** Only what is chosen can be: the others are not shown. */
  isFixed?: boolean;
  /** Stands beneath the question, and is read out when it changes. */
  note?: string | null;
  error?: ReactNode;
  onChange: (value: Value) => void;
}

/** One choice of few, each with a sentence where it needs one; the browser's own radio buttons in cards. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  isFixed = false,
  note,
  error,
  onChange,
}: Props<Value>) {
  const name = useId();
  const shown = isFixed ? options.filter((option) => option.value === value) : options;
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{label}</legend>
      {note !== undefined && (
        <p role="status" className={classes.note}>
          {note}
        </p>
      )}
      <div className={classes.grid}>
        {shown.map((option) => (
          <label key={option.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={option.text && `${name}-${option.value}-text`}
              className={classes.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span id={`${name}-${option.value}`} className={classes.label}>
                {option.label}
              </span>
              {option.text && (
                <span id={`${name}-${option.value}-text`} className={classes.text}>
                  {option.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
