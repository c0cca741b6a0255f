import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetSignOut, onSessionExpired } from '../../lib/session.ts';
import { toastFailure } from '../../ui/toasts.ts';

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
