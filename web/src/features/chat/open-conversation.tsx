import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import { limits } from '@sidework/contracts/network-chat/limits';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { ConversationState } from './conversation-state.tsx';
import { MessageHistory } from './message-history.tsx';
import { newestOf } from './message-log.ts';
import classes from './open-conversation.module.css';
import { useSent } from './sent-messages.ts';
import type { useConversation } from './use-conversation.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useMessages } from './use-messages.ts';
import { useOutbox } from './use-outbox.ts';

export interface ConversationProps {
  conversation: ConversationView;
  actions: Omit<ReturnType<typeof useConversation>, 'conversation'>;
}

export function OpenConversation({ conversation, actions }: ConversationProps) {
  const { person, isBlocked, state } = conversation;
  const messages = useMessages(person.id);
  const outbox = useOutbox(person.id);
  useSent(person.id, async (message) => {
    await messages.add(message);
    void actions.sent();
  });
  useFailureToast(messages.error);
  const isRequestFull =
    state === 'request_sent' &&
    messages.log !== undefined &&
    newestOf(messages.log) >= limits.messagesPerRequest;

  return (
    <section aria-label={`Conversation with ${person.fullName}`} className={classes.conversation}>
      <ConversationHeader conversation={conversation} actions={actions} />
      {messages.log ? (
        <MessageHistory
          conversation={conversation}
          messages={messages}
          log={messages.log}
          outbox={outbox}
          markRead={actions.markRead}
        />
      ) : messages.error ? (
        <div className={classes.failure}>
          <ErrorNotice error={messages.error} onRetry={messages.reload} />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      <ConversationState conversation={conversation} actions={actions} />
      {!isBlocked && !isRequestFull && <Composer person={person} send={outbox.send} />}
    </section>
  );
}
