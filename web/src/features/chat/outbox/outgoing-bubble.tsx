import { exactText } from '../../../lib/dates.ts';
import { timeText } from '../../../lib/days.ts';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { QuoteLine } from '../../../ui/rows/quote-line.tsx';
import classes from '../log/message-bubble.module.css';
import type { Hold, Outgoing } from './outbox.ts';

interface Props {
  entry: Outgoing;
  hold: Hold | undefined;
  sendAgain: () => void;
}

/** A message of the viewer's that the server has not confirmed. */
export function OutgoingBubble({ entry, hold, sendAgain }: Props) {
  const { content, createdAt, isRefused, replyTo, files = [] } = entry;
  return (
    <li className={classes.row} data-own data-failed={isRefused}>
      <div className={classes.bubble}>
        <VisuallyHidden>You</VisuallyHidden>
        {replyTo && <QuoteLine by="Reply" words={replyTo.content} />}
        {files.map(({ id, name }) => (
          <LongText key={id}>{name}</LongText>
        ))}
        {content && <LongText>{content}</LongText>}
      </div>
      <p className={classes.detail}>
        <time dateTime={createdAt} title={exactText(createdAt)}>
          {timeText(createdAt)}
        </time>
        {` · ${markOf(isRefused, hold)}`}
        {(isRefused || (hold?.why === 'put-off' && !hold.until)) && (
          <>
            {' '}
            <button type="button" className={classes.again} onClick={sendAgain}>
              Try again
            </button>
          </>
        )}
      </p>
    </li>
  );
}

function markOf(isRefused: boolean, hold: Hold | undefined): string {
  if (isRefused) return 'Not sent.';
  if (hold?.why === 'unreached') return 'Waiting for the connection';
  if (hold?.until) return `Will be sent automatically ${soonText(hold.until)}`;
  return hold ? 'Not sent yet.' : 'Sending…';
}

function soonText(until: number, now = Date.now()): string {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  if (seconds > 90) return `at ${timeText(new Date(until).toISOString())}`;
  return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
}
