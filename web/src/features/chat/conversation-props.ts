import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import type { useConversation } from './use-conversation.ts';

/** What every part of an open conversation is given. */
export interface ConversationProps {
  conversation: ConversationView;
  actions: Omit<ReturnType<typeof useConversation>, 'conversation'>;
  /** For an action whose success takes its own button away. Who is writing already is left to it. */
  focusName: () => void;
}
