import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './disclosure.module.css';

interface Props {
  label: ReactNode;
  align?: 'start' | 'end';
  /** The label is an icon, which needs no chevron. */
  isIcon?: boolean;
  /** A function delays the fetch until the disclosure is opened. */
  children: ReactNode | (() => ReactNode);
}

/** A button that shows a list of links beneath itself: the navigation pattern, for which Mantine has none. */
export function Disclosure({ label, align = 'start', isIcon = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys and focus of the button and links inside
    <div
      ref={root}
      className={classes.root}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {!isIcon && (
          <IconChevronDown size={16} stroke={2} aria-hidden className={classes.chevron} />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a followed link closes the panel, by key as by click */}
      <div
        id={panelId}
        className={classes.panel}
        data-align={align}
        hidden={!isOpen}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, [data-closes]')) setOpen(false);
        }}
      >
        {typeof children === 'function' ? isOpen && children() : children}
      </div>
    </div>
  );
}
