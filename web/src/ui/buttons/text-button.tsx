import type { ButtonHTMLAttributes } from 'react';
import classes from './text-button.module.css';

/** A button within a sentence, which looks like the links around it. */
export const TextButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) => (
  <button type="button" {...props} className={classes.button} />
);
