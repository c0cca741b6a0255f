import {
  keepWordsBack,
  letWordsThrough,
  listChildWords,
} from '@sidework/contracts/network-chat/monitoring';
import { texts } from '@sidework/contracts/texts';
import { call, usePages } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** Each look of a guardian is recorded. */
export function useChildWords(childId: string) {
  const list = usePages(listChildWords, { params: { childId } });
  const at = (wordsId: string) => ({ params: { childId, wordsId } });
  async function answer(send: () => Promise<unknown>, done: string) {
    try {
      await send();
      toastSuccess(done);
    } catch (refusal) {
      toastFailure(texts.toastTitles.error, messageOf(refusal));
    }
    await list.mutate();
  }
  return {
    ...list,
    letThrough: (id: string) =>
      answer(() => call(letWordsThrough, at(id)), 'Its writer may send it once within seven days'),
    keepBack: (id: string) => answer(() => call(keepWordsBack, at(id)), 'You kept it back'),
  };
}
