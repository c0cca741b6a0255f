import { useId } from 'react';
import classes from './check-field.module.css';

interface Props {
  label: string;
  /** It stands below the choice and tells its meaning. */
  text?: string;
  isChecked: boolean;
  /** Takes the focus when the dialog opens that it stands in. */
  isFirst?: boolean;
  /** It is the id of the error about a missing choice. */
  faultId?: string | undefined;
  onChange: () => void;
}

/** A box to tick, with the browser's own mark. */
export function CheckField({ label, text, isChecked, isFirst = false, faultId, onChange }: Props) {
  const id = useId();
  const describedBy = [faultId, text && `${id}-text`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <input
        id={id}
        type="checkbox"
        className={classes.box}
        checked={isChecked}
        aria-invalid={faultId !== undefined}
        aria-describedby={describedBy || undefined}
        onChange={onChange}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {text && (
        <p id={`${id}-text`} className={classes.text}>
          {text}
        </p>
      )}
    </div>
  );
}
