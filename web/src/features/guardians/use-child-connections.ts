import {
  answerConnection,
  approveConnection,
  getStandingApproval,
  listChildConnections,
  removeConnection,
  setStandingApproval,
} from '@sidework/contracts/network-chat/connections';
import { getToday } from '@sidework/contracts/network-chat/today';
import { texts } from '@sidework/contracts/texts';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

const at = (connectionId: string) => ({ params: { connectionId } });

/** An answer changes Today and the lists that show the connection. */
function useChange(reload?: () => Promise<unknown>) {
  const invalidate = useInvalidate();
  return async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      await reload?.();
      await invalidate(getToday);
      toastSuccess(done);
    } catch (refusal) {
      toastFailure(texts.toastTitles.error, messageOf(refusal));
    }
  };
}

/** A guardian's word on a connection that waits for it. */
export function useConnectionAnswers(reload?: () => Promise<unknown>) {
  const change = useChange(reload);
  return {
    approve: (id: string, name: string) =>
      change(() => call(approveConnection, at(id)), `You agreed to ${name}`),
    refuse: (id: string) =>
      change(
        () => call(answerConnection, { ...at(id), body: { status: 'rejected' } }),
        'You declined it',
      ),
  };
}

export type ConnectionAnswers = ReturnType<typeof useConnectionAnswers>;

/** Each look of a guardian is recorded. */
export function useChildConnections(childId: string) {
  const { data, error, mutate } = useApi(listChildConnections, { params: { childId } });
  const reload = () => mutate();
  return {
    known: data,
    error,
    reload,
    ...useConnectionAnswers(reload),
    remove: async (id: string) => {
      await call(removeConnection, at(id));
      await mutate();
    },
  };
}

/** Whether each request is agreed to in advance; to ask this is no look at the child. */
export function useStandingApproval(childId: string) {
  const { data, error, mutate } = useApi(getStandingApproval, { params: { childId } });
  const reload = () => mutate();
  const change = useChange(reload);
  return {
    isStanding: data?.isStanding,
    error,
    reload,
    set: (isStanding: boolean) =>
      change(
        () => call(setStandingApproval, { params: { childId }, body: { isStanding } }),
        isStanding ? 'You agree to each request from now on' : 'You are asked each time',
      ),
  };
}
