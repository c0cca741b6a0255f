import { isKid, toPersonCard } from '@sidework/chassis/people/people';
import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { seenBy, showsOther, stateFor } from './conversation.ts';
import { toMessageView } from './message-view.ts';
import type { ShownConversation } from './shown-queries.ts';

export function toConversationView(shown: ShownConversation, viewerId: string): ConversationView {
  const { person, conversation, mine, theirs, lastMessage } = shown;
  const isSeen = showsOther(conversation, viewerId);
  const isReadingShown = isSeen && shown.isReadingShown;
  return {
    person: toPersonCard(person),
    // The presence of a child is shown to no person.
    isOnline: isSeen && shown.isOnline && !shown.isBlocked && !isKid(person),
    state: stateFor(conversation, viewerId),
    unreadCount: mine?.unreadCount ?? 0,
    lastMessage: lastMessage && toMessageView(seenBy(lastMessage, viewerId, isReadingShown)),
    readByOtherUpTo: isReadingShown ? (theirs?.readUpTo ?? 0) : 0,
    isBlocked: shown.isBlocked,
    isIgnored: mine?.isIgnored ?? false,
    isMuted: mine?.isMuted ?? false,
    isArchived: mine?.isArchived ?? false,
  };
}
