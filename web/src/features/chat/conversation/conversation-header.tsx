import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import { usePresence } from '../../../lib/realtime-presence.ts';
import { servicesCompleted } from '../../../lib/services-completed.ts';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { RatingText } from '../../../ui/figures/rating-text.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import { LogHeader } from '../log/log-header.tsx';
import { useIsTyping } from '../writing/use-typing.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import type { ConversationProps } from './conversation-props.ts';

export function ConversationHeader(props: ConversationProps) {
  const { conversation } = props;
  const { person } = conversation;
  const isOnline = usePresence(person.id, conversation.isOnline);
  const isTyping = useIsTyping(person.id);
  const word = isTyping ? 'typing…' : isOnline && 'Online';
  return (
    <LogHeader
      lead={<PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />}
      title={person.fullName}
      details={
        <DottedLine
          parts={[
            <span key="word" aria-live="polite">
              {word}
            </span>,
            ...(isTyping ? [] : detailsOf(person)),
          ]}
        />
      }
      menu={<ConversationMenu {...props} />}
    />
  );
}

function detailsOf(person: PersonCard): ReactNode[] {
  const { profession, rating, completedServicesAsProfessional: completed } = person;
  return [
    profession,
    rating !== null && <RatingText key="rating" rating={rating} />,
    completed > 0 && servicesCompleted(completed),
  ];
}
