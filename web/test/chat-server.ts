import {
  type ConversationView,
  getConversation,
  listConversations,
  markRead,
} from '@sidework/contracts/schema/network-chat/conversations';
import {
  listMessages,
  type MessageView,
  sendMessage,
} from '@sidework/contracts/schema/network-chat/messages';
import { aConversation, aMessage } from './chat-builders.ts';
import type { fakeServer } from './fake-server.ts';

/** Keeps one conversation as the service would: numbers its messages, pages them, marks them read. */
export function aTalk(
  server: ReturnType<typeof fakeServer>,
  conversation: Partial<ConversationView> = {},
  pageSize = 50,
) {
  let view = aConversation(conversation);
  const { id: personId } = view.person;
  const messages: MessageView[] = [];

  /** Another message in the conversation, which no socket tells of; the same id again is the same message. */
  function add(message: Partial<MessageView> = {}): MessageView {
    const known = messages.find(({ id }) => id === message.id);
    if (known) return known;
    const sent = aMessage({ senderId: personId, ...message, sequence: messages.length + 1 });
    messages.push(sent);
    return sent;
  }

  server.on(listConversations, () => ({
    items: messages.length > 0 ? [{ ...view, lastMessage: messages.at(-1) ?? null }] : [],
    nextCursor: null,
  }));
  server.on(getConversation, () => view);
  server.on(listMessages, ({ query: { after, cursor } }) => {
    if (after !== undefined) {
      const newer = messages.slice(Number(after));
      const items = newer.slice(0, pageSize);
      return { items, nextCursor: newer.length > pageSize ? 'more' : null };
    }
    const end = cursor ? Number(cursor) : messages.length;
    const start = Math.max(0, end - pageSize);
    const items = messages.slice(start, end).toReversed();
    return { items, nextCursor: start > 0 ? String(start) : null };
  });
  server.on(markRead, () => {
    view = { ...view, unreadCount: 0 };
    return view;
  });
  server.on(sendMessage, ({ body: { id, content } }) =>
    add({ ...(id && { id }), content, senderId: aMessage().senderId, receiverId: personId }),
  );

  return {
    personId,
    path: `/chat?user=${personId}`,
    add,
    become(part: Partial<ConversationView>) {
      view = { ...view, ...part };
      return view;
    },
  };
}
