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

const BottomBar = lazy(async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }));

const UnreadCounter = lazy(async () => ({
  default: (await import('../../features/notifications/unread-counter.tsx')).UnreadCounter,
}));

const OutboxSender = lazy(async () => ({
  default: (await import('../../features/chat/outbox/outbox-sender.tsx')).OutboxSender,
}));

const ThisDevice = lazy(async () => ({
  default: (await import('../../features/notifications/devices/this-device.tsx')).ThisDevice,
}));

const KidsGate = lazy(async () => ({
  default: (await import('../../features/kids/kids-gate.tsx')).KidsGate,
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
      <Suspense>{session && <BottomBar viewer={session.viewer} />}</Suspense>
      <Suspense>{session && <UnreadCounter />}</Suspense>
      <Suspense>{session && <OutboxSender key={session.viewer.id} />}</Suspense>
      <Suspense>
        {session && <ThisDevice key={session.viewer.id} viewer={session.viewer} />}
      </Suspense>
      <Suspense>{session && <KidsGate key={session.viewer.id} />}</Suspense>
      <ToastArea />
    </>
  );
}
