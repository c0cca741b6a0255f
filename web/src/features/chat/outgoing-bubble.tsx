import { LongText } from '../../ui/long-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './message-bubble.module.css';
import type { Outgoing } from './outbox.ts';

interface Props {
  entry: Outgoing;
  sendAgain: () => void;
}

/** A message of the viewer's that the server has not confirmed. */
export function OutgoingBubble({ entry, sendAgain }: Props) {
  const isSending = entry.state === 'sending';
  return (
    <li className={classes.row} data-own data-failed={!isSending}>
      <div className={classes.bubble}>
        <VisuallyHidden>You</VisuallyHidden>
        <LongText>{entry.content}</LongText>
      </div>
      <p className={classes.detail}>
        {isSending ? (
          'Sending…'
        ) : (
          <>
            Not sent.{' '}
            <button type="button" className={classes.again} onClick={sendAgain}>
              Try again
            </button>
          </>
        )}
      </p>
    </li>
  );
}
