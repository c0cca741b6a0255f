import type { ReactNode } from 'react';
import classes from './button-choice.module.css';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Its name where the label is short. */
  name?: string;
  isDisabled?: boolean;
}

interface Props<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One choice of many short ones, such as days and times. */
export function ButtonChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.option}
          aria-pressed={option.value === value}
          aria-label={option.name}
          disabled={option.isDisabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
