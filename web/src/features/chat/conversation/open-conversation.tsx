import { limits } from '@sidework/contracts/network-chat/limits';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { MessageHistory } from '../messages/message-history.tsx';
import { newestOf } from '../messages/message-log.ts';
import { useMessages } from '../messages/use-messages.ts';
import { MakeOffer } from '../offers/make-offer.tsx';
import { useSent } from '../outbox/sent-messages.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { Composer } from '../writing/composer.tsx';
import classes from './conversation.module.css';
import { ConversationHeader } from './conversation-header.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { ConversationState } from './conversation-state.tsx';

interface Props extends Omit<ConversationProps, 'focusName'> {
  gigId?: string | undefined;
  showGig: (gigId: string) => ReactNode;
  /** The work under way between the two. */
  work?: ReactNode;
}

export function OpenConversation({ gigId, showGig, work, reportMessage, ...shown }: Props) {
  const { conversation, actions } = shown;
  const place = useRef<HTMLElement>(null);
  const { person, isBlocked, state } = conversation;
  const viewer = useSession()?.viewer;
  const isChild = viewer?.accountType === 'sidework_kids';
  const mayOffer = viewer?.userType === 'professional' && !isChild && state === 'open';
  const messages = useMessages(person.id);
  const outbox = useOutbox(person.id, gigId);
  useSent(person.id, async (message) => {
    await messages.add(message);
    void actions.sent();
  });
  useFailureToast(messages.error);
  const written = messages.log && newestOf(messages.log);
  const aboutId = gigId ?? messages.log?.items.find((message) => message.gigId)?.gigId;
  const isRequestFull = state === 'request_sent' && (written ?? 0) >= limits.messagesPerRequest;

  function focusName() {
    if (document.activeElement?.tagName !== 'TEXTAREA')
      place.current?.querySelector('h2')?.focus({ preventScroll: true });
  }
  const props = { ...shown, focusName };

  return (
    <section
      ref={place}
      aria-label={`Conversation with ${person.fullName}`}
      className={classes.conversation}
    >
      <ConversationHeader {...props} />
      {(work || aboutId) && (
        <div className={classes.about}>
          {work}
          {aboutId && showGig(aboutId)}
        </div>
      )}
      {messages.log ? (
        <MessageHistory
          conversation={conversation}
          messages={messages}
          log={messages.log}
          outbox={outbox}
          markRead={actions.markRead}
          reportMessage={reportMessage}
        />
      ) : messages.error ? (
        <div className={classes.failure}>
          <ErrorNotice error={messages.error} onRetry={messages.reload} />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      <ConversationState {...props} written={written} />
      {!isBlocked && (
        <Composer
          person={person}
          isClosed={isRequestFull || (isChild && state === 'none')}
          send={outbox.send}
          tools={mayOffer && <MakeOffer person={person} gigId={aboutId} />}
        />
      )}
    </section>
  );
}
