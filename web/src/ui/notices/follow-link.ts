import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from './toasts.ts';

/** Goes to a link that the server makes for one click, such as that of a file; a refusal is told. */
export async function followLink(link: Promise<{ url: string }>): Promise<void> {
  try {
    location.assign((await link).url);
  } catch (error) {
    toastFailure(texts.toastTitles.error, `Failed to save the file: ${messageOf(error)}`);
  }
}
