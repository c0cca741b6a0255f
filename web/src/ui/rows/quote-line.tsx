import { IconX } from '@tabler/icons-react';
import { PlainButton } from '../buttons/plain-button.tsx';
import classes from './quote-line.module.css';

interface Props {
  /** The line above the words, such as the name of their author. */
  by: string;
  words: string;
}

const Words = ({ by, words }: Props) => (
  <>
    <span dir="auto" className={classes.sender}>
      {by}
    </span>
    <span dir="auto" className={classes.words}>
      {words}
    </span>
  </>
);

/** Two lines of what was said before; with `open` a press leads to it. */
export function QuoteLine({ open, ...quoted }: Props & { open?: () => void }) {
  if (!open)
    return (
      <div className={classes.line}>
        <Words {...quoted} />
      </div>
    );
  return (
    <button type="button" className={classes.quote} onClick={open}>
      <Words {...quoted} />
    </button>
  );
}

interface AnsweredProps extends Props {
  /** The name of the button that ends it. */
  cancelLabel: string;
  cancel: () => void;
}

/** Stands above a field while what is typed there answers these words. */
export const AnsweredLine = ({ cancelLabel, cancel, ...quoted }: AnsweredProps) => (
  <div className={classes.row}>
    <QuoteLine {...quoted} />
    <PlainButton variant="subtle" size="sm" aria-label={cancelLabel} onClick={cancel}>
      <IconX size={18} aria-hidden />
    </PlainButton>
  </div>
);
