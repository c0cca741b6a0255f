import { NavLink } from 'react-router-dom';
import type { Viewer } from '../../lib/session.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import classes from './menu-list.module.css';
import { useSignOut } from './use-sign-out.ts';
import { userEntries } from './user-entries.ts';
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
      <ViewerCard viewer={viewer} />
      <ul className={classes.list}>
        {userEntries(viewer).map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={classes.entry}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.entry} data-closes data-apart onClick={signOut}>
        Log out
      </button>
    </Disclosure>
  );
}
