import type { ButtonHTMLAttributes } from 'react';
import classes from './text-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** A `figure` keeps the colour of the figures around it. */
  look?: 'link' | 'figure';
}

/** A button within a sentence, which looks like the links around it. */
export const TextButton = ({ look = 'link', ...props }: Props) => (
  <button
    type="button"
    {...props}
    className={look === 'figure' ? classes.figure : classes.button}
  />
);
