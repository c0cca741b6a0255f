import {
  acceptRequest,
  blockPerson,
  type ConversationView,
  changeConversation,
  getConversation,
  getUnreadCounts,
  ignoreRequest,
  listConversations,
  markRead,
  unblockPerson,
} from '@sidework/contracts/network-chat/conversations';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';

/** Acceptance by the other person is pushed by no frame. */
const whileUnanswered = {
  refreshInterval: (known?: ConversationView) => (known?.state === 'request_sent' ? 15_000 : 0),
};

export function useConversation(personId: string) {
  const params = { personId };
  const { data, error, mutate } = useApi(getConversation, { params }, whileUnanswered);
  const invalidate = useInvalidate();

  async function keep(answer: Promise<ConversationView>) {
    await mutate(answer, { revalidate: false });
    await invalidate(listConversations, getUnreadCounts);
  }

  useRealtime('read', ({ byPersonId, upTo }) => {
    if (byPersonId !== personId || !data) return;
    const readByOtherUpTo = Math.max(data.readByOtherUpTo, upTo);
    void mutate({ ...data, readByOtherUpTo }, { revalidate: false });
  });
  useRealtime('message', ({ message: { senderId } }) => {
    const isSettled = data?.state === 'open' && data.lastMessage && !data.isArchived;
    if (senderId === personId && !isSettled) void mutate();
  });
  useRealtime('ready', () => void mutate());
  useRealtime('resync', () => void mutate());

  return {
    conversation: data,
    error,
    reload: () => mutate(),
    /** After a message of the viewer's own, which may have begun or opened the conversation. */
    async sent() {
      if (data?.state !== 'open' || !data.lastMessage || data.isArchived) await mutate();
    },
    markRead: (upTo: number) => keep(call(markRead, { params, body: { upTo } })),
    accept: () => keep(call(acceptRequest, { params })),
    ignore: () => keep(call(ignoreRequest, { params })),
    block: () => keep(call(blockPerson, { params })),
    change: (body: { isMuted?: boolean; isArchived?: boolean; upTo?: number }) =>
      keep(call(changeConversation, { params, body })),
    unblock: () => keep(call(unblockPerson, { params })),
  };
}
