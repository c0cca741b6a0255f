import type { PersonCard } from '@sidework/contracts/kernel/values';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { usePresence } from '../../lib/realtime-presence.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { BlockChoice } from './block-choice.tsx';
import classes from './conversation-header.module.css';
import type { ConversationProps } from './conversation-props.ts';
import { useIsTyping } from './use-typing.ts';

const firstEntry = 'default';

/** Whom one talks with, and whether they are here. */
export function ConversationHeader(props: ConversationProps) {
  const { conversation } = props;
  const { person } = conversation;
  const isOnline = usePresence(person.id, conversation.isOnline);
  const isTyping = useIsTyping(person.id);
  const word = isTyping ? 'typing…' : isOnline && 'Online';
  const details = detailsOf(person);
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useLocation().key !== firstEntry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is mounted anew for each person
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={classes.header}>
      <Link to={paths.chat()} aria-label="All messages" className={classes.back}>
        <IconArrowLeft aria-hidden />
      </Link>
      <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
      <div className={classes.who}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {person.fullName}
        </h2>
        <p className={classes.detail}>
          <span aria-live="polite">{word}</span>
          {!isTyping && details && (word ? ` · ${details}` : details)}
        </p>
      </div>
      <BlockChoice {...props} />
    </header>
  );
}

function detailsOf(person: PersonCard): string {
  const { profession, rating, reviewCount, completedServicesAsProfessional: completed } = person;
  return [
    profession,
    rating !== null && `Rated ${rating} of 5 (${reviewCount})`,
    completed > 0 && (completed === 1 ? '1 service completed' : `${completed} services completed`),
  ]
    .filter(Boolean)
    .join(' · ');
}
