import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../layouts/lazy-part.tsx';
import classes from './find-button.module.css';

const FindWindow = lazyPart(async () => (await import('./find-window.tsx')).FindWindow);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Props {
  /** It looks like a field where the header has room for one. */
  isField: boolean;
}

/** Opens the search of everything, also by `/` and Ctrl-K. */
export function FindButton({ isField }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isCommand && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K"
        className={classes.button}
        data-field={isField || undefined}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
        <span className={classes.words}>Search everything</span>
        <kbd aria-hidden className={classes.key}>
          /
        </kbd>
      </button>
      <Suspense>{isOpen && <FindWindow onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
