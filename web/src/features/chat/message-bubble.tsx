import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { exactText } from '../../lib/dates.ts';
import { timeText } from '../../lib/days.ts';
import { LongText } from '../../ui/long-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './message-bubble.module.css';

interface Props {
  message: MessageView;
  person: PersonCard;
  /** How far an own message has come. */
  mark: string | undefined;
}

export function MessageBubble({ message, person, mark }: Props) {
  const { senderId, content, isHidden, createdAt } = message;
  const isOwn = senderId !== person.id;
  return (
    <li className={classes.row} data-own={isOwn}>
      <div className={classes.bubble}>
        <VisuallyHidden>{isOwn ? 'You' : person.fullName}</VisuallyHidden>
        {isHidden ? <em>Hidden by a moderator</em> : <LongText>{content}</LongText>}
      </div>
      <p className={classes.detail}>
        <time dateTime={createdAt} title={exactText(createdAt)}>
          {timeText(createdAt)}
        </time>
        {mark && ` · ${mark}`}
      </p>
    </li>
  );
}
