import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './sign-buttons.module.css';

export interface SignButton {
  key: string;
  /** An emoji, and the words that screen readers say for it. */
  sign: string;
  word: string;
  count?: number;
  isPressed: boolean;
}

interface Props {
  buttons: SignButton[];
  isLarge?: boolean;
  isDisabled?: boolean;
  onPress: (key: string) => void;
}

/** A row of emoji to press: those that were given, or those to choose from. */
export const SignButtons = ({ buttons, isLarge = false, isDisabled = false, onPress }: Props) => (
  <div className={classes.row}>
    {buttons.map(({ key, sign, word, count, isPressed }) => (
      <button
        key={key}
        type="button"
        disabled={isDisabled}
        className={classes.sign}
        data-large={isLarge}
        aria-pressed={isPressed}
        onClick={() => onPress(key)}
      >
        <span aria-hidden>{sign}</span> {count}
        <VisuallyHidden> {word}</VisuallyHidden>
      </button>
    ))}
  </div>
);
