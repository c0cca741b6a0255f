import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** Runs one decision at a time, and says how it went; gives whether it was done. */
export function useTold() {
  const { isBusy, run } = useBusy();

  async function tell(done: string, action: () => Promise<unknown>): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      try {
        await action();
        isDone = true;
        toastSuccess(done);
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
    return isDone;
  }

  return { isBusy, tell };
}
