import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRealtimeLine } from '../../lib/realtime.ts';
import { useSession } from '../../lib/session.ts';
import { ToastArea } from '../../ui/notices/toast-area.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useScrollKeeper } from './scroll-keeper.ts';
import { useFinishedSignIn, useSessionWatch } from './session-watch.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';

const SessionParts = lazy(async () => ({
  default: (await import('./session-parts.tsx')).SessionParts,
}));

export function SiteLayout() {
  const { pathname } = useLocation();
  const session = useSession();
  useScrollKeeper();
  useSessionWatch();
  useFinishedSignIn();
  useRealtimeLine();
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <LoadingBar />
      <div className={classes.screen}>
        <OfflineBar />
        <SiteHeader />
        <main id="main" tabIndex={-1} className={classes.main}>
          {/* It stands outside of the parts that each page mounts again, so that a page stays until the next one is ready. */}
          <Suspense>
            <CrashBoundary key={pathname}>
              <Outlet />
            </CrashBoundary>
          </Suspense>
        </main>
      </div>
      <SiteFooter />
      <Suspense>{session && <SessionParts viewer={session.viewer} />}</Suspense>
      <ToastArea />
    </>
  );
}
