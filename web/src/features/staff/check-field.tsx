import { useId } from 'react';
import classes from './check-field.module.css';

interface Props {
  label: string;
  text: string;
  isChecked: boolean;
  /** Takes the focus when the dialog opens that it stands in. */
  isFirst?: boolean;
  /** What says that nothing was chosen yet. */
  faultId?: string | undefined;
  onChange: () => void;
}

export function CheckField({ label, text, isChecked, isFirst = false, faultId, onChange }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <input
        id={id}
        type="checkbox"
        className={classes.box}
        checked={isChecked}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId ? `${faultId} ${id}-text` : `${id}-text`}
        onChange={onChange}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <p id={`${id}-text`} className={classes.text}>
        {text}
      </p>
    </div>
  );
}
