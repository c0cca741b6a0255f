import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import type { ReactNode } from 'react';
import type { useConversation } from './use-conversation.ts';

export interface ConversationProps {
  conversation: ConversationView;
  actions: Omit<ReturnType<typeof useConversation>, 'conversation'>;
  /** A button that reports the other. */
  report?: ((person: ConversationView['person']) => ReactNode) | undefined;
  /** A small button that reports one message. */
  reportMessage?: ((messageId: string, sender: string) => ReactNode) | undefined;
  /** For an action whose success takes its own button away. Who is writing already is left to it. */
  focusName: () => void;
}
