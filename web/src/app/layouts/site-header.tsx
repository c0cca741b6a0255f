import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { FindButton } from '../find/find-button.tsx';
import { Bell } from './bell.tsx';
import { lazyPart } from './lazy-part.tsx';
import listClasses from './menu-list.module.css';
import { MessagesLink } from './messages-link.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import classes from './site-header.module.css';
import { useGroups } from './use-groups.ts';
import { Wordmark } from './wordmark.tsx';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

export function SiteHeader() {
  const session = useSession();
  const groups = useGroups();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Wordmark />
        <nav aria-label="Main" className={classes.groups}>
          {groups.map(({ label, entries }) => (
            <Disclosure key={label} label={label}>
              <ul className={listClasses.list}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <NavLink to={entry.to} end className={listClasses.entry}>
                      {entry.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </nav>
        <div className={classes.end}>
          <FindButton />
          {session ? (
            <>
              <MessagesLink />
              <Bell />
              <div className={classes.wide}>
                <Suspense fallback={<div className={classes.menuRoom} />}>
                  <UserMenu viewer={session.viewer} />
                </Suspense>
              </div>
            </>
          ) : (
            <SignInButtons />
          )}
          <SiteDrawer />
        </div>
      </div>
    </header>
  );
}
