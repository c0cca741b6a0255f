import { type ReactNode, useId } from 'react';
import classes from './check-cards.module.css';

interface CardsProps {
  label: string;
  children: ReactNode;
}

/** Boxes to tick, each with a text that has to be read before. */
export const CheckCards = ({ label, children }: CardsProps) => (
  <fieldset className={classes.cards}>
    <legend className={classes.legend}>{label}</legend>
    {children}
  </fieldset>
);

interface Props {
  name: string;
  label: string;
  /** It stands in the label's line, and stands back. */
  aside: string;
  text: string;
  isChecked: boolean;
  isNeeded?: boolean;
  error?: string | null;
  onChange: (isChecked: boolean) => void;
}

export function CheckCard({ name, label, aside, text, error, ...box }: Props) {
  const { isChecked, isNeeded = false, onChange } = box;
  const id = useId();
  return (
    <div className={classes.card}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={isChecked}
        required={isNeeded}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>
          {label}
          <span className={classes.aside}> {aside}</span>
        </label>
        <p id={`${id}-text`}>{text}</p>
        {error && (
          <p id={`${id}-error`} className={classes.fault}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
