import { useEffect } from 'react';
import { authClient, getSession } from '../lib/session.ts';
import { prefetchPages } from './prefetch.ts';
import { AppRoutes } from './router.tsx';

export function App() {
  useEffect(prefetchPages, []);
  useEffect(startAuth, []);
  return <AppRoutes />;
}

/** A visitor has no session to keep alive; the client then loads when a form needs it. */
function startAuth() {
  const comesFromMail = /[#&?](access_token|error_code)=/.test(location.href);
  if (!getSession() && !comesFromMail) return;
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(() => {
    // Without the client the stored session still works until it runs out; the next call loads it again.
    authClient().catch(() => undefined);
  });
}
