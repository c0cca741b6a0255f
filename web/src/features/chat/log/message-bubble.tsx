import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { ReactNode } from 'react';
import { exactText } from '../../../lib/dates.ts';
import { timeText } from '../../../lib/days.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { BubbleTools } from '../../../ui/rows/bubble-tools.tsx';
import classes from './message-bubble.module.css';

interface Props {
  message: Pick<MessageView, 'content' | 'isHidden' | 'createdAt'>;
  isOwn: boolean;
  /** Screen readers hear it before the message. */
  sender: string;
  /** The name of a sender other than the viewer stands above it. */
  isNamed?: boolean;
  /** The sender's picture stands beside the name. */
  picture?: ReactNode;
  /** It stands beside the time and shows the delivery state of an own message. */
  mark?: string | undefined;
  /** A small button beside it. */
  action?: ReactNode;
  /** It is shown in the place of the words. */
  card?: ReactNode;
  /** The message that it answers stands above the words. */
  quote?: ReactNode;
  files?: ReactNode;
  /** Stands beneath it, such as reactions. */
  below?: ReactNode;
  /** A jump leads to it by this number, and it is marked. */
  sequence?: number;
  isFound?: boolean;
}

export function MessageBubble({
  message,
  isOwn,
  sender,
  isNamed = false,
  picture,
  mark,
  action,
  card,
  quote,
  files,
  below,
  sequence,
  isFound = false,
}: Props) {
  const { content, isHidden, createdAt } = message;
  const showsName = isNamed && !isOwn;
  return (
    <li
      className={classes.row}
      data-own={isOwn}
      data-sequence={sequence}
      data-found={isFound}
      tabIndex={-1}
    >
      {showsName && (
        <Row gap="xs">
          {picture}
          <p dir="auto" className={classes.detail}>
            {sender}
          </p>
        </Row>
      )}
      <div className={classes.line}>
        {card ?? (
          <div className={classes.bubble}>
            {!showsName && <VisuallyHidden>{isOwn ? 'You' : sender}</VisuallyHidden>}
            {quote}
            {files}
            {isHidden ? <em>Hidden by a moderator</em> : content && <LongText>{content}</LongText>}
          </div>
        )}
        {!isHidden && action && <BubbleTools isOwn={isOwn}>{action}</BubbleTools>}
      </div>
      {below}
      <p className={classes.detail}>
        <time dateTime={createdAt} title={exactText(createdAt)}>
          {timeText(createdAt)}
        </time>
        {mark && ` · ${mark}`}
      </p>
    </li>
  );
}
