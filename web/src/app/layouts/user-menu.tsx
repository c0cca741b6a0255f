import type { Viewer } from '../../lib/session.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { EntryList } from './entry-list.tsx';
import listClasses from './menu-list.module.css';
import { useSignOut } from './use-sign-out.ts';
import { userGroups } from './user-entries.ts';
import classes from './user-menu.module.css';
import { ViewerCard } from './viewer-card.tsx';

export function UserMenu({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <Disclosure
      label={
        <>
          <VisuallyHidden>Account of {viewer.fullName}</VisuallyHidden>
          <PersonAvatar
            name={viewer.fullName}
            id={viewer.id}
            imageUrl={viewer.avatarUrl}
            size="sm"
          />
        </>
      }
      align="end"
    >
      <div className={classes.panel}>
        <ViewerCard viewer={viewer} />
        <div className={classes.groups}>
          {userGroups(viewer).map((group) => (
            <EntryList key={group.label} {...group} />
          ))}
        </div>
        <button
          type="button"
          className={listClasses.entry}
          data-closes
          data-apart
          onClick={signOut}
        >
          Log out
        </button>
      </div>
    </Disclosure>
  );
}
