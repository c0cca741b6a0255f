import { limits } from '@sidework/contracts/network-chat/limits';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useConnectionState } from '../../lib/realtime.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './conversation-state.module.css';
import type { ConversationProps } from './open-conversation.tsx';

type Action = 'accept' | 'block' | 'unblock';

/** What stands between the two, where it is not simply open, and what can be done about it. */
export function ConversationState({ conversation, actions }: ConversationProps) {
  const [busyWith, setBusyWith] = useState<Action>();
  const { person, state, isBlocked } = conversation;
  const { fullName } = person;
  const isLost = useConnectionState() === 'lost';

  async function act(action: Action) {
    setBusyWith(action);
    try {
      await actions[action]();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setBusyWith(undefined);
  }

  const button = (action: Action, label: string, variant: 'filled' | 'default') => (
    <PlainButton variant={variant} isBusy={busyWith === action} onClick={() => void act(action)}>
      {label}
    </PlainButton>
  );

  if (isBlocked)
    return (
      <Note text={`You have blocked ${fullName}. Neither of you can write to the other.`}>
        {button('unblock', 'Unblock', 'default')}
      </Note>
    );
  if (state === 'request_received')
    return (
      <Note
        text={`${fullName} wrote to you for the first time. If you accept or answer, you can write to each other; if you block, it ends here.`}
      >
        {button('block', 'Block', 'default')}
        {button('accept', 'Accept', 'filled')}
      </Note>
    );
  if (state === 'request_sent')
    return (
      <Note
        text={`${fullName} has not answered yet. Until then you can write up to ${limits.messagesPerRequest} messages.`}
      />
    );
  if (state === 'none')
    return (
      <Note
        text={`You have not written to each other yet. Unless work joins you, your first message goes out as a request that ${fullName} can accept.`}
      />
    );
  return isLost && <Note text="Connecting again. New messages appear once you are back." />;
}

function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div role="status" className={classes.note}>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
