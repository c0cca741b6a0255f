import { useId } from 'react';
import classes from './plain-fields.module.css';
import timeClasses from './time-field.module.css';

interface Props {
  label: string;
  /** `HH:MM`, or empty. */
  value: string;
  onChange: (time: string) => void;
}

/** The browser's own clock knows the reader's way to write a time. */
export function TimeField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        type="time"
        required
        value={value}
        className={`${classes.control} ${timeClasses.time}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
