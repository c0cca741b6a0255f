import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import type { ConversationProps } from './conversation-props.ts';

interface Props extends ConversationProps {
  isOpen: boolean;
  close: () => void;
}

/** Asks before blocking, and before the way back. */
export function BlockDialog({ conversation, actions, focusName, isOpen, close }: Props) {
  const { person, isBlocked } = conversation;
  const { fullName } = person;

  async function confirm() {
    try {
      await (isBlocked ? actions.unblock() : actions.block());
      toastSuccess(isBlocked ? `${fullName} is unblocked` : `${fullName} is blocked`);
      // The button that opened the dialog may be gone.
      focusName();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    close();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isBlocked ? `Unblock ${fullName}?` : `Block ${fullName}?`}
      confirmLabel={isBlocked ? 'Unblock' : 'Block'}
      isLoss={!isBlocked}
      onCancel={close}
      onConfirm={confirm}
    >
      {isBlocked
        ? 'You can write to each other again.'
        : `Neither of you can write to the other. What was written stays, ${fullName} is not told, and you can unblock at any time.`}
    </ConfirmDialog>
  );
}
