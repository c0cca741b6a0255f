import { useSession } from '../../lib/session.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { EntryList } from './entry-list.tsx';
import listClasses from './menu-list.module.css';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './site-drawer.module.css';
import { useGroups } from './use-groups.ts';
import { useSignOut } from './use-sign-out.ts';
import { userGroups } from './user-entries.ts';
import { ViewerCard } from './viewer-card.tsx';

export function DrawerContent({ close }: { close: () => void }) {
  const viewer = useSession()?.viewer;
  const signOut = useSignOut();
  const groups = useGroups();
  const inGroups = new Set(groups.flatMap(({ entries }) => entries.map(({ label }) => label)));
  const own = viewer ? userGroups(viewer) : [];
  return (
    <>
      {viewer && <ViewerCard viewer={viewer} />}
      {own.map(({ label, entries }) => {
        const left = entries.filter((entry) => !inGroups.has(entry.label));
        return left.length > 0 && <EntryList key={label} label={label} entries={left} />;
      })}
      {groups.map((group) => (
        <EntryList key={group.label} {...group} />
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
