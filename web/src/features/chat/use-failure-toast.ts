import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** Says once that something could not be loaded, however often it is tried again. */
export function useFailureToast(error: unknown): void {
  const text = error === undefined ? undefined : messageOf(error);
  useEffect(() => {
    if (text) toastFailure(texts.toastTitles.error, text);
  }, [text]);
}
