import { toPersonCard } from '@sidework/chassis/people/people';
import type { ChildConversations } from '@sidework/contracts/network-chat/monitoring';
import type { readConversationsOfChild } from './read-conversations.ts';

export function toChildConversations({
  conversations,
  held,
}: Awaited<ReturnType<typeof readConversationsOfChild>>): ChildConversations {
  return {
    conversations: conversations.map(({ conversation, person }) => ({
      person: toPersonCard(person),
      messageCount: conversation.lastSequence,
      lastMessageAt: (conversation.lastMessageAt ?? new Date(0)).toISOString(),
    })),
    held: held.map(({ held: { id, content, at }, receiver }) => ({
      ...{ id, content, at: at.toISOString() },
      receiver: receiver && toPersonCard(receiver),
    })),
  };
}
