import { texts } from '@sidework/contracts/texts';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/buttons/disclosure.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { ConversationProps } from './conversation-props.ts';

/** The viewer's own side of a conversation: muting, archiving, blocking and reporting. */
export function ConversationMenu(props: ConversationProps) {
  const [isAsking, setAsking] = useState(false);
  const { person, isBlocked, isMuted, isArchived, lastMessage } = props.conversation;
  const { fullName } = person;

  async function change(part: Parameters<typeof props.actions.change>[0], done: string) {
    try {
      await props.actions.change(part);
      toastSuccess(done);
      // The focus was lost with the menu.
      props.focusName();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  const mute = () => change({ isMuted: !isMuted }, isMuted ? 'Unmuted' : 'Muted');
  const archive = () =>
    change(
      { isArchived: !isArchived, upTo: lastMessage?.sequence ?? 0 },
      isArchived ? 'Moved back to your messages' : 'Archived until the next message',
    );

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
        {lastMessage && (
          <>
            <PlainButton variant="subtle" data-closes onClick={() => void mute()}>
              {isMuted ? 'Unmute' : 'Mute'}
            </PlainButton>
            <PlainButton variant="subtle" data-closes onClick={() => void archive()}>
              {isArchived ? 'Unarchive' : 'Archive'}
            </PlainButton>
          </>
        )}
        <PlainButton variant="subtle" data-closes onClick={() => setAsking(true)}>
          {isBlocked ? `Unblock ${fullName}` : `Block ${fullName}`}
        </PlainButton>
        {props.report?.(person)}
      </Disclosure>
      <BlockDialog {...props} isOpen={isAsking} close={() => setAsking(false)} />
    </>
  );
}
