import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { IconArrowBackUp, IconMoodSmile } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';

const ReactionChoice = lazy(async () => ({
  default: (await import('../reactions/given-reactions.tsx')).ReactionChoice,
}));

interface Props {
  message: MessageView;
  /** The buttons name the message by its sender. */
  sender: string;
  reply: ((message: MessageView) => void) | undefined;
  /** Shows the message as the server answers; left out where no reaction is given. */
  react: ((message: MessageView) => Promise<unknown>) | undefined;
  report: ReactNode;
}

/** The small buttons beside a message. */
export function MessageTools({ message, sender, reply, react, report }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  if (react && isChoosing)
    return (
      <Suspense>
        <ReactionChoice message={message} show={react} close={() => setChoosing(false)} />
      </Suspense>
    );
  return (
    <>
      {reply && (
        <PlainButton
          variant="subtle"
          size="sm"
          aria-label={`Reply to ${sender}`}
          onClick={() => reply(message)}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </PlainButton>
      )}
      {react && (
        <PlainButton
          variant="subtle"
          size="sm"
          aria-label={`React to ${sender}`}
          onClick={() => setChoosing(true)}
        >
          <IconMoodSmile size={18} aria-hidden />
        </PlainButton>
      )}
      {report}
    </>
  );
}
