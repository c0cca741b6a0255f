import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { OfferView } from '@sidework/contracts/network-chat/offers';
import { lazy, Suspense } from 'react';
import { QuoteLine } from '../../../ui/rows/quote-line.tsx';
import type { ConversationProps } from '../conversation/conversation-props.ts';
import { MessageBubble } from '../log/message-bubble.tsx';
import { wordsOfQuote } from '../replies/quote-of.ts';
import { MessageTools } from './message-tools.tsx';

// Few conversations have an offer, and few messages a reaction.
const OfferCard = lazy(async () => ({
  default: (await import('../offers/offer-card.tsx')).OfferCard,
}));
const AttachedFiles = lazy(async () => ({
  default: (await import('../files/attached-files.tsx')).AttachedFiles,
}));
const GivenReactions = lazy(async () => ({
  default: (await import('../reactions/given-reactions.tsx')).GivenReactions,
}));

/** The same for each message of a conversation. */
export interface RowProps {
  person: { id: string; fullName: string };
  reportMessage: ConversationProps['reportMessage'];
  /** Left out where nothing can be written. */
  reply: ((message: MessageView) => void) | undefined;
  mayReact: boolean;
  jump: (sequence: number) => void;
}

interface Props extends RowProps {
  message: MessageView;
  mark?: string | undefined;
  isFound: boolean;
  /** Shows a message as it is after a change. */
  show: (message: MessageView) => Promise<unknown>;
}

export function MessageRow(props: Props) {
  const { message, person, reportMessage, reply, mayReact, jump, mark, isFound, show } = props;
  const { id, offer, replyTo, reactions, attachments, senderId } = message;
  const isOwn = senderId !== person.id;
  const nameOf = (personId: string) => (personId === person.id ? person.fullName : 'You');
  const showOffer = (answered: OfferView) => show({ ...message, offer: answered });
  return (
    <MessageBubble
      message={message}
      isOwn={isOwn}
      sender={person.fullName}
      mark={mark}
      sequence={message.sequence}
      isFound={isFound}
      action={
        <MessageTools
          message={message}
          sender={isOwn ? 'yourself' : person.fullName}
          reply={reply}
          react={mayReact ? show : undefined}
          report={!isOwn && reportMessage?.(id, person.fullName)}
        />
      }
      quote={
        replyTo && (
          <QuoteLine
            by={nameOf(replyTo.senderId)}
            words={wordsOfQuote(replyTo)}
            open={() => jump(replyTo.sequence)}
          />
        )
      }
      files={
        attachments && (
          <Suspense>
            <AttachedFiles files={attachments} />
          </Suspense>
        )
      }
      below={
        reactions && (
          <Suspense>
            <GivenReactions message={message} person={person} show={show} isFixed={!mayReact} />
          </Suspense>
        )
      }
      card={
        offer && (
          <Suspense>
            <OfferCard
              offer={offer}
              scope={message.content}
              isOwn={isOwn}
              name={person.fullName}
              show={showOffer}
            />
          </Suspense>
        )
      }
    />
  );
}
