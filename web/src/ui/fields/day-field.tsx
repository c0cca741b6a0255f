import { type InputHTMLAttributes, type Ref, useId } from 'react';
import dayClasses from './day-field.module.css';
import classes from './plain-fields.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  isNeeded?: boolean;
  description?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day, chosen with the browser's own calendar, which knows the reader's way to write one. */
export function DayField({ label, isNeeded = false, description, error, ...input }: Props) {
  const id = useId();
  const notes = [error && `${id}-error`, description && `${id}-text`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
        {isNeeded && (
          <span aria-hidden className={dayClasses.asterisk}>
            {' '}
            *
          </span>
        )}
      </label>
      <input
        {...input}
        id={id}
        type="date"
        className={`${classes.control} ${dayClasses.day}`}
        required={isNeeded}
        aria-invalid={error !== undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={dayClasses.error}>
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-text`} className={dayClasses.text}>
          {description}
        </p>
      )}
    </div>
  );
}
