import type { ReactNode } from 'react';
import classes from './picture-button.module.css';

interface Props {
  /** Stands there until the picture does. */
  name: string;
  onClick: () => void;
  /** A `Picture` whose text is the name. */
  children: ReactNode;
}

/** A picture that opens by itself when it is pressed. */
export const PictureButton = ({ name, onClick, children }: Props) => (
  <button type="button" className={classes.button} onClick={onClick}>
    {children || name}
  </button>
);
