import { texts } from '@sidework/contracts/texts';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ConversationProps } from './open-conversation.tsx';

/** Blocking, and the way back; each asked about first. */
export function BlockChoice({ conversation, actions }: ConversationProps) {
  const [isAsking, setAsking] = useState(false);
  const { person, isBlocked } = conversation;
  const { fullName } = person;

  async function confirm() {
    try {
      await (isBlocked ? actions.unblock() : actions.block());
      toastSuccess(isBlocked ? `${fullName} is unblocked` : `${fullName} is blocked`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setAsking(false);
  }

  return (
    <>
      <Disclosure
        align="end"
        isIcon
        label={
          <>
            <VisuallyHidden>More about {fullName}</VisuallyHidden>
            <IconDots aria-hidden />
          </>
        }
      >
        <PlainButton variant="subtle" data-closes onClick={() => setAsking(true)}>
          {isBlocked ? `Unblock ${fullName}` : `Block ${fullName}`}
        </PlainButton>
      </Disclosure>
      <ConfirmDialog
        isOpen={isAsking}
        title={isBlocked ? `Unblock ${fullName}?` : `Block ${fullName}?`}
        confirmLabel={isBlocked ? 'Unblock' : 'Block'}
        isLoss={!isBlocked}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {isBlocked
          ? 'You can write to each other again.'
          : `Neither of you can write to the other. What was written stays, ${fullName} is not told, and you can unblock at any time.`}
      </ConfirmDialog>
    </>
  );
}
