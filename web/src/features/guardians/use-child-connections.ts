import {
  answerConnection,
  approveConnection,
  listChildConnections,
  removeConnection,
  setStandingApproval,
} from '@sidework/contracts/network-chat/connections';
import { getToday } from '@sidework/contracts/network-chat/today';
import { texts } from '@sidework/contracts/texts';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

export function useChildConnections(childId: string) {
  const { data, error, mutate } = useApi(listChildConnections, { params: { childId } });
  const invalidate = useInvalidate();

  /** What becomes of it is read anew; that a guardian looked is recorded each time. */
  async function change(send: () => Promise<unknown>, done: string) {
    try {
      await send();
      await mutate();
      await invalidate(getToday);
      toastSuccess(done);
    } catch (refusal) {
      toastFailure(texts.toastTitles.error, messageOf(refusal));
    }
  }
  const at = (connectionId: string) => ({ params: { connectionId } });
  return {
    ...{ known: data, error, reload: () => mutate() },
    approve: (id: string, name: string) =>
      change(() => call(approveConnection, at(id)), `You agreed to ${name}`),
    refuse: (id: string) =>
      change(
        () => call(answerConnection, { ...at(id), body: { status: 'rejected' } }),
        'You declined it',
      ),
    remove: async (id: string) => {
      await call(removeConnection, at(id));
      await mutate();
    },
    setStanding: (isStanding: boolean) =>
      change(
        () => call(setStandingApproval, { params: { childId }, body: { isStanding } }),
        isStanding ? 'You agree to each request from now on' : 'You are asked each time',
      ),
  };
}
