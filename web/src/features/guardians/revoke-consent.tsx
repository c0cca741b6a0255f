import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { useRef, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { Decisions } from './use-child.ts';
import { useTold } from './use-told.ts';

interface Props extends Pick<Decisions, 'revoke'> {
  child: ChildView;
}

export function RevokeConsent({ child, revoke }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { tell } = useTold();

  async function confirm() {
    const heading = button.current?.closest('section')?.querySelector('h2');
    if (!(await tell('Your consent is taken back', revoke))) return;
    focusAfter(
      () => setAsking(false),
      () => heading,
    );
  }

  return (
    <>
      <PlainButton ref={button} variant="default" onClick={() => setAsking(true)}>
        Take back your consent
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Take back your consent?"
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          {child.fullName} can do nothing here from then on: open proposals end, nobody can be
          written to, and work that has begun is stopped.
        </p>
        <p>
          After 30 days without a consent we delete the account. Until then you can look at
          everything, download it and delete it yourself.
        </p>
        <p>
          To agree again, your child has to ask you by mail, and we check the account once more.
        </p>
      </ConfirmDialog>
    </>
  );
}
