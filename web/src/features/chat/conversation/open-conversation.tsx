import { limits } from '@sidework/contracts/network-chat/limits';
import type { MessageView, QuotedMessage } from '@sidework/contracts/network-chat/messages';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { AnsweredLine } from '../../../ui/rows/quote-line.tsx';
import { MessageHistory } from '../messages/message-history.tsx';
import { newestOf } from '../messages/message-log.ts';
import type { RowProps } from '../messages/message-row.tsx';
import { useJumps } from '../messages/use-jumps.ts';
import { useMessages } from '../messages/use-messages.ts';
import { MakeOffer } from '../offers/make-offer.tsx';
import { useSent } from '../outbox/sent-messages.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { quoteOf, wordsOfQuote } from '../replies/quote-of.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { Composer } from '../writing/composer.tsx';
import classes from './conversation.module.css';
import { ConversationHeader } from './conversation-header.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { ConversationState } from './conversation-state.tsx';

// Few read messages of long ago.
const MessageWindow = lazy(async () => ({
  default: (await import('../messages/message-window.tsx')).MessageWindow,
}));

interface Props extends Omit<ConversationProps, 'focusName'> {
  gigId?: string | undefined;
  showGig: (gigId: string) => ReactNode;
  /** The work under way between the two. */
  work?: ReactNode;
  /** The message that a search found. */
  foundSequence?: number | undefined;
}

export function OpenConversation(props: Props) {
  const { gigId, showGig, work, reportMessage, foundSequence, ...shown } = props;
  const { conversation, actions } = shown;
  const place = useRef<HTMLElement>(null);
  const { person, isBlocked, state } = conversation;
  const viewer = useSession()?.viewer;
  const isChild = viewer?.accountType === 'sidework_kids';
  const mayOffer = viewer?.userType === 'professional' && !isChild && state === 'open';
  const messages = useMessages(person.id);
  const outbox = useOutbox(person.id, gigId);
  const [answered, setAnswered] = useState<QuotedMessage>();
  const jumps = useJumps(messages.log, foundSequence);
  useSent(person.id, async (message) => {
    await messages.add(message);
    jumps.leave();
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
  function startReply(message: MessageView) {
    setAnswered(quoteOf(message));
    place.current?.querySelector('textarea')?.focus();
  }
  const isClosed = isRequestFull || (isChild && state === 'none');
  const row: RowProps = {
    person,
    reportMessage,
    reply: isBlocked || isClosed ? undefined : startReply,
    mayReact: !isChild && !isBlocked && state === 'open',
    jump: jumps.jump,
  };
  const more = { ...shown, focusName };

  return (
    <section
      ref={place}
      aria-label={`Conversation with ${person.fullName}`}
      className={classes.conversation}
    >
      <ConversationHeader {...more} />
      {(work || aboutId) && (
        <div className={classes.about}>
          {work}
          {aboutId && showGig(aboutId)}
        </div>
      )}
      {jumps.window !== undefined ? (
        <Suspense fallback={<ConversationSkeleton />}>
          <MessageWindow
            key={jumps.window}
            row={row}
            found={jumps.window}
            newest={written ?? 0}
            leave={jumps.leave}
          />
        </Suspense>
      ) : messages.log ? (
        <MessageHistory
          conversation={conversation}
          messages={messages}
          log={messages.log}
          outbox={outbox}
          markRead={actions.markRead}
          row={row}
          found={jumps.found}
        />
      ) : messages.error ? (
        <div className={classes.failure}>
          <ErrorNotice error={messages.error} onRetry={messages.reload} />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      <ConversationState {...more} written={written} />
      {!isBlocked && answered && (
        <AnsweredLine
          by={`Replying to ${answered.senderId === person.id ? person.fullName : 'yourself'}`}
          words={wordsOfQuote(answered)}
          cancelLabel="Cancel the reply"
          cancel={() => setAnswered(undefined)}
        />
      )}
      {!isBlocked && (
        <Composer
          person={person}
          isClosed={isClosed}
          maySendFiles={!isChild && state === 'open'}
          send={(content, files) => {
            outbox.send(content, { replyTo: answered, files });
            setAnswered(undefined);
          }}
          tools={mayOffer && <MakeOffer person={person} gigId={aboutId} />}
        />
      )}
    </section>
  );
}
