import classes from './find-window.module.css';
import type { Found } from './sources.ts';

interface Props {
  id: string;
  found: Found;
  isChosen: boolean;
  onOpen: () => void;
}

/** The focus stays in the search box, which handles the keys. */
export function FoundOption({ id, found: { title, detail }, isChosen, onOpen }: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box points at the option with aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles Enter
    <div id={id} role="option" aria-selected={isChosen} className={classes.option} onClick={onOpen}>
      <span dir="auto" className={classes.title}>
        {title}
      </span>
      <span dir="auto" className={classes.detail}>
        {detail}
      </span>
    </div>
  );
}
