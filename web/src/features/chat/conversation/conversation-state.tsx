import { limits } from '@sidework/contracts/network-chat/limits';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { useIsAway } from '../../../lib/realtime.ts';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { ConversationProps } from './conversation-props.ts';
import classes from './conversation-state.module.css';

interface Props extends ConversationProps {
  /** How many messages a request has, where that is known. */
  written: number | undefined;
}

export function ConversationState({ written, ...props }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { person, state, isBlocked } = props.conversation;
  const { fullName } = person;
  const isAway = useIsAway();
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';

  if (isBlocked)
    return (
      <Note text={`You have blocked ${fullName}. Neither of you can write to the other.`}>
        <ActionButton {...props} action="unblock" label="Unblock" variant="default" />
      </Note>
    );
  if (state === 'request_received')
    return (
      <Note
        text={
          props.conversation.isIgnored
            ? `You put this request aside. It is in your list no more, and ${fullName} is not told. You can still accept or answer.`
            : `${fullName} wrote to you for the first time. If you accept or answer, you can write to each other; if you block, it ends here.`
        }
      >
        <PlainButton variant="default" onClick={() => setAsking(true)}>
          Block
        </PlainButton>
        <BlockDialog {...props} isOpen={isAsking} close={() => setAsking(false)} />
        {!props.conversation.isIgnored && (
          <ActionButton {...props} action="ignore" label="Ignore" variant="default" />
        )}
        <ActionButton {...props} action="accept" label="Accept" variant="filled" />
      </Note>
    );
  if (state === 'request_sent') return <Note text={unansweredText(fullName, written)} />;
  if (state === 'none')
    return isChild ? (
      <Note
        text={`You can write to ${fullName} once you are connected, and your parents have agreed.`}
      />
    ) : (
      <Note
        text={`You have not written to each other yet. Unless work joins you, your first message goes out as a request that ${fullName} can accept.`}
      />
    );
  return isAway && <Note text="Connecting again. New messages appear once you are back." />;
}

interface ActionProps extends ConversationProps {
  action: 'accept' | 'ignore' | 'unblock';
  label: string;
  variant: 'filled' | 'default';
}

function ActionButton({ actions, focusName, action, label, variant }: ActionProps) {
  const [isBusy, setBusy] = useState(false);

  async function act() {
    setBusy(true);
    try {
      await actions[action]();
      // The button goes with its success.
      focusName();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setBusy(false);
  }

  return (
    <PlainButton variant={variant} isBusy={isBusy} onClick={() => void act()}>
      {label}
    </PlainButton>
  );
}

function unansweredText(fullName: string, written = 0): string {
  const most = limits.messagesPerRequest;
  if (written >= most)
    return `You have written ${most} messages; you can write again once ${fullName} answers.`;
  const left = written > 0 ? ` ${most - written} of ${most} left.` : '';
  return `${fullName} has not answered yet. Until then you can write up to ${most} messages.${left}`;
}

export function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div role="status" className={classes.note}>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
