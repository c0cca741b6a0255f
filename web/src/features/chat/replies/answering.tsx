import type { QuotedMessage } from '@sidework/contracts/network-chat/messages';
import { IconX } from '@tabler/icons-react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from './quote.module.css';

interface Props {
  quoted: QuotedMessage;
  sender: string;
  cancel: () => void;
}

/** Stands above the field while a reply is written. */
export function Answering({ quoted, sender, cancel }: Props) {
  return (
    <div className={classes.answering}>
      <div className={classes.answered}>
        <span dir="auto" className={classes.sender}>
          Replying to {sender}
        </span>
        <span dir="auto" className={classes.words}>
          {quoted.content}
        </span>
      </div>
      <PlainButton variant="subtle" size="sm" onClick={cancel}>
        <VisuallyHidden>Cancel the reply</VisuallyHidden>
        <IconX size={18} aria-hidden />
      </PlainButton>
    </div>
  );
}
