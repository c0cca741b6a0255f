import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import classes from './find-window.module.css';
import { FoundOption } from './found-option.tsx';
import { keepRecent, recentOf } from './recent.ts';
import type { Found } from './sources.ts';
import { useFound } from './use-found.ts';

interface Props {
  onClose: () => void;
}

/** The search of everything. The arrow keys move through what was found while the focus stays in the box. */
export function FindWindow({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const viewerId = useSession()?.viewer.id ?? '';
  const [typed, setTyped] = useState('');
  const [chosenTo, setChosenTo] = useState<string>();
  const { groups, isAsked, isWaiting, hasFailed } = useFound(typed);
  const shown = isAsked ? groups : recentGroups(viewerId);
  const options = shown.flatMap(({ found }) => found);
  const chosen = options.find(({ to }) => to === chosenTo) ?? options[0];
  const idOf = ({ to }: Found) => `${id}-${options.findIndex((option) => option.to === to)}`;

  useEffect(() => dialog.current?.showModal(), []);

  function open(found: Found) {
    keepRecent(viewerId, found);
    onClose();
    void navigate(found.to);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && chosen) {
      event.preventDefault();
      const at = options.indexOf(chosen) + step;
      const next = options[(at + options.length) % options.length];
      setChosenTo(next?.to);
      if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; keys have Escape and the button
    <dialog
      ref={dialog}
      aria-label="Search everything"
      className={classes.window}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.box}>
        <IconSearch size={20} aria-hidden />
        <input
          autoFocus
          type="search"
          role="combobox"
          aria-label="Search everything on Sidework"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && idOf(chosen)}
          placeholder="People, services, jobs, your books, help"
          maxLength={100}
          dir="auto"
          value={typed}
          className={classes.input}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
        />
        <button type="button" aria-label="Close" className={classes.close} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <div id={id} role="listbox" aria-label="Found" className={classes.found}>
        {shown.map(({ label, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden className={classes.label}>
              {label}
            </div>
            {found.map((each) => (
              <FoundOption
                key={each.to}
                id={idOf(each)}
                found={each}
                isChosen={each === chosen}
                onOpen={() => open(each)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {statusText({ isAsked, isWaiting, hasFailed, count: options.length })}
      </p>
    </dialog>
  );
}

function recentGroups(viewerId: string) {
  const found = recentOf(viewerId);
  return found.length > 0 ? [{ label: 'Recently opened', found }] : [];
}

interface Status {
  isAsked: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  count: number;
}

function statusText({ isAsked, isWaiting, hasFailed, count }: Status): string {
  if (!isAsked) return 'Type at least two letters. Use the arrow keys and Enter to open a result.';
  if (isWaiting) return 'Searching…';
  const failure = hasFailed ? ' A part of Sidework did not answer.' : '';
  if (count === 0) return `Nothing found. Try other words.${failure}`;
  return `${count === 1 ? '1 result.' : `${count} results.`}${failure}`;
}
