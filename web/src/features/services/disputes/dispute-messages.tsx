import type { DisputeCase } from '@sidework/contracts/client-services/dispute-case';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { GivenMessages } from '../../../ui/rows/given-messages.tsx';
import type { DisputeActs, NameOf } from './use-disputes.ts';

const Window = lazyDialog(async () => (await import('./messages-window.tsx')).MessagesWindow);

interface Props {
  dispute: DisputeCase;
  /** The person on the other side, whose conversation with the viewer is shown. */
  otherId: string;
  nameOf: NameOf;
  acts: DisputeActs;
}

/** The messages that both sides chose from their conversation, and the way to choose one's own. */
export function DisputeMessages({ dispute, otherId, nameOf, acts }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <GivenMessages messages={dispute.messages} nameOf={nameOf} />
      {dispute.may.addMessages && (
        <Row>
          <PlainButton variant="default" size="sm" onClick={() => setChoosing(true)}>
            Choose messages
          </PlainButton>
          <Window
            isOpen={isChoosing}
            otherId={otherId}
            known={dispute.messages}
            give={(messageIds) => acts.giveMessages(otherId, messageIds)}
            onClose={() => setChoosing(false)}
          />
        </Row>
      )}
    </>
  );
}
