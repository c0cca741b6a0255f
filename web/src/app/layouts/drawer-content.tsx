import { NavLink } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import type { Entry } from './entries.ts';
import listClasses from './menu-list.module.css';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './site-drawer.module.css';
import { useGroups } from './use-groups.ts';
import { useSignOut } from './use-sign-out.ts';
import { userEntries } from './user-entries.ts';
import { ViewerCard } from './viewer-card.tsx';

export function DrawerContent({ close }: { close: () => void }) {
  const viewer = useSession()?.viewer;
  const signOut = useSignOut();
  const groups = useGroups();
  const own = viewer ? userEntries(viewer) : [];
  const isNotOwn = ({ to }: Entry) => !own.some((entry) => entry.to === to);
  return (
    <>
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
