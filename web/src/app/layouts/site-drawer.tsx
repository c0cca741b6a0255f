import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { type Entry, userEntries } from './entries.ts';
import listClasses from './menu-list.module.css';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './site-drawer.module.css';
import { useGroups } from './use-groups.ts';
import { useSignOut } from './use-sign-out.ts';
import { ViewerCard } from './viewer-card.tsx';

/** The menu of narrow screens. The browser's own dialog keeps the focus inside and closes on Escape. */
export function SiteDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewer = useSession()?.viewer;
  const signOut = useSignOut();
  const groups = useGroups();
  const close = () => dialog.current?.close();
  const own = viewer ? userEntries(viewer) : [];
  const isNotOwn = ({ to }: Entry) => !own.some((entry) => entry.to === to);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-label="Open the menu"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop or a link closes; keys have Escape and the button */}
      <dialog
        ref={dialog}
        className={classes.drawer}
        aria-label="Menu"
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target as Element).closest('a')) close();
        }}
      >
        <div className={classes.content}>
          <button
            type="button"
            className={classes.opener}
            aria-label="Close the menu"
            onClick={close}
          >
            <IconX aria-hidden />
          </button>
          {viewer && <ViewerCard viewer={viewer} />}
          {viewer && <EntryList label="You" entries={own} />}
          {groups.map(({ label, entries }) => (
            <EntryList key={label} label={label} entries={entries.filter(isNotOwn)} />
          ))}
          <ColorSchemeChoice />
          {viewer ? (
            <button
              type="button"
              className={listClasses.entry}
              data-apart
              onClick={() => {
                close();
                signOut();
              }}
            >
              Log out
            </button>
          ) : (
            <div className={classes.signIn}>
              <SignInButtons />
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}

function EntryList({ label, entries }: { label: string; entries: Entry[] }) {
  return (
    <nav aria-label={label}>
      <div className={classes.label}>{label}</div>
      <ul className={listClasses.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink to={entry.to} end className={listClasses.entry}>
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
