import { type InputHTMLAttributes, useId } from 'react';
import classes from './plain-fields.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  description: string;
}

/** A password on a page that has no other form, in the look of the plain fields. */
export function PlainPassword({ label, description, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          type="password"
          aria-describedby={`${id}-text`}
          className={classes.control}
        />
      </div>
      <p id={`${id}-text`}>{description}</p>
    </div>
  );
}
