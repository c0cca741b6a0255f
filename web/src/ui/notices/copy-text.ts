import { texts } from '@sidework/contracts/texts';
import { toastFailure, toastSuccess } from './toasts.ts';

/** Puts a text where it can be pasted from, and says so. Browsers keep that from pages that come over plain http. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(done);
  } catch {
    toastFailure(texts.toastTitles.error, 'Your browser did not copy it. Mark the text instead.');
  }
}
