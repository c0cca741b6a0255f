import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { ReactNode } from 'react';
import { exactText } from '../../lib/dates.ts';
import { timeText } from '../../lib/days.ts';
import { LongText } from '../../ui/long-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Beside } from './log-view.tsx';
import classes from './message-bubble.module.css';

interface Props {
  message: Pick<MessageView, 'content' | 'isHidden' | 'createdAt'>;
  isOwn: boolean;
  /** Who wrote it, for screen readers. */
  sender: string;
  /** Of several who write, so the name of each stands above what it wrote. */
  isNamed?: boolean;
  beside?: Beside;
  /** Beside the time: how far an own message has come. */
  mark?: string | undefined;
  /** A small button beside it. */
  action?: ReactNode;
}

export function MessageBubble({
  message,
  isOwn,
  sender,
  isNamed = false,
  beside,
  mark,
  action,
}: Props) {
  const { content, isHidden, createdAt } = message;
  const showsName = isNamed && !isOwn && !beside?.isFollowing;
  const time = (
    <time dateTime={createdAt} title={exactText(createdAt)}>
      {timeText(createdAt)}
    </time>
  );
  return (
    <li className={classes.row} data-own={isOwn}>
      {showsName && <p className={classes.detail}>{sender}</p>}
      <div className={classes.line}>
        <div className={classes.bubble}>
          {!showsName && <VisuallyHidden>{isOwn ? 'You' : sender}</VisuallyHidden>}
          {isHidden ? <em>Hidden by a moderator</em> : <LongText>{content}</LongText>}
        </div>
        {!isOwn && !isHidden && action && <div className={classes.action}>{action}</div>}
      </div>
      {beside?.isFollowed && !mark ? (
        <VisuallyHidden>{time}</VisuallyHidden>
      ) : (
        <p className={classes.detail}>
          {time}
          {mark && ` · ${mark}`}
        </p>
      )}
    </li>
  );
}
