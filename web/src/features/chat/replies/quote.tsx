import type { QuotedMessage } from '@sidework/contracts/network-chat/messages';
import classes from './quote.module.css';

interface Props {
  quoted: QuotedMessage;
  /** The name of its sender, or "You". */
  sender: string;
  jump: () => void;
}

/** The beginning of the message that a reply answers; a press leads to it. */
export function Quote({ quoted, sender, jump }: Props) {
  return (
    <button type="button" className={classes.quote} onClick={jump}>
      <span dir="auto" className={classes.sender}>
        {sender}
      </span>
      <span dir="auto" className={classes.words}>
        {quoted.isHidden ? 'Hidden by a moderator' : quoted.content}
      </span>
    </button>
  );
}
