import { Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { FindButton } from '../find/find-button.tsx';
import { Bell } from './bell.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Places } from './places.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteGroups } from './site-groups.tsx';
import classes from './site-header.module.css';
import { Wordmark } from './wordmark.tsx';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

export function SiteHeader() {
  const session = useSession();
  return (
    <>
      <header className={classes.header}>
        <div className={classes.inner}>
          <Wordmark />
          {session ? <Places viewer={session.viewer} /> : <SiteGroups />}
          <div className={classes.end}>
            <FindButton isField={session !== null} />
            {session ? (
              <>
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
      {session && <SiteGroups isRow />}
    </>
  );
}
