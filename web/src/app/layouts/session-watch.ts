import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { onSessionExpired } from '../../lib/session.ts';
import { toastFailure } from '../../ui/toasts.ts';

/** Says why the page changed when the server ended the session. */
export function useSessionWatch(): void {
  useEffect(
    () =>
      onSessionExpired(() =>
        toastFailure(texts.toastTitles.authenticationRequired, texts.auth.sessionExpired),
      ),
    [],
  );
}
