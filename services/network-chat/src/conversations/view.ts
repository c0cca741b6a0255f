import { toPersonCard } from '@sidework/chassis/people';
import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { toMessageView } from '../messages/view.ts';
import { stateFor } from './conversation.ts';
import type { ShownConversation } from './shown-conversations.ts';

export function toConversationView(shown: ShownConversation, viewerId: string): ConversationView {
  const { person, conversation, mine, theirs, lastMessage } = shown;
  return {
    person: toPersonCard(person),
    isOnline: shown.isOnline && !shown.isBlocked,
    state: stateFor(conversation, viewerId),
    unreadCount: mine?.unreadCount ?? 0,
    lastMessage: lastMessage && toMessageView(lastMessage),
    readByOtherUpTo: theirs?.readUpTo ?? 0,
    isBlocked: shown.isBlocked,
  };
}
