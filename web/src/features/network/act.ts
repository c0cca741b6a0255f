import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** Does something on this page, and says that it is done or why it is not. */
export async function act(send: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await send();
    toastSuccess(done);
  } catch (error) {
    toastFailure(texts.toastTitles.error, messageOf(error));
  }
}
