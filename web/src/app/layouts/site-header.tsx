import { NavLink } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { Bell } from './bell.tsx';
import listClasses from './menu-list.module.css';
import { MessagesLink } from './messages-link.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import classes from './site-header.module.css';
import { useGroups } from './use-groups.ts';
import { UserMenu } from './user-menu.tsx';
import { Wordmark } from './wordmark.tsx';

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
          {session ? (
            <>
              <MessagesLink />
              <Bell />
              <div className={classes.wide}>
                <UserMenu viewer={session.viewer} />
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
