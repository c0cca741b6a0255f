import { Appeal } from '@sidework/contracts/schema/client-services/disputes';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { mostOfReason } from '../reasons/reason-answer.ts';
import type { DisputeActs } from './use-disputes.ts';

interface Props {
  acts: DisputeActs;
  mayAccept: boolean;
}

/** Either side appeals a decision once, and adults accept it. */
export function DecisionActs({ acts, mayAccept }: Props) {
  const [isAppealing, setAppealing] = useState(false);
  return (
    <Row gap="xs">
      {mayAccept && (
        <AskedButton
          label="Accept the decision"
          title="Accept this decision?"
          confirmLabel="Accept it"
          done="Decision accepted"
          act={acts.accept}
          messageOf={messageOf}
        >
          You give up your appeal. Once the other side accepts too, the money moves.
        </AskedButton>
      )}
      <PlainButton variant="default" onClick={() => setAppealing(true)}>
        Appeal
      </PlainButton>
      <ReasonDialogWindow
        isOpen={isAppealing}
        title="Appeal this decision?"
        text="Another moderator decides once more, and that decision is final. Both sides see your reason."
        schema={Appeal}
        most={mostOfReason}
        label="What is wrong with it"
        placeholder="The second faucet was repaired: see the photo"
        submitLabel="Send the appeal"
        onCancel={() => setAppealing(false)}
        onGiven={async (reason) => {
          await acts.appeal(reason);
          setAppealing(false);
        }}
      />
    </Row>
  );
}
