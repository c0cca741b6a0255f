import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { forgetSignOut, onSessionExpired, useUnfinishedSession } from '../../lib/session.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** Says why the page changed when the server ended the session, and notices when signing out has led away. */
export function useSessionWatch(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page, or the same one come to again
  useEffect(forgetSignOut, [key]);
  useEffect(
    () =>
      onSessionExpired(() =>
        toastFailure(texts.toastTitles.authenticationRequired, texts.auth.sessionExpired),
      ),
    [],
  );
}

/**
 * Leads to the second factor as soon as one is missing, after a link of a mail for example; a page that is not being
 * looked at stays as it is. Public pages can be gone to from there.
 */
export function useFinishedSignIn(): void {
  const isUnfinished = useUnfinishedSession() !== null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment counts at which something is missing
  useEffect(() => {
    if (!isUnfinished || document.hidden || pathname === paths.auth) return;
    void navigate(paths.auth, { replace: true, state: { from: pathname + search + hash } });
  }, [isUnfinished]);
}
