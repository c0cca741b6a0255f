import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { useStandingApproval } from './use-child-connections.ts';

/** Whether a guardian is asked about each connection of their child. */
export function ConnectionRule({ childId }: { childId: string }) {
  const { isStanding, error, reload, set } = useStandingApproval(childId);
  return (
    <SettingsSection
      title="Connections"
      purpose="With other kids only. You are asked each time, unless you tick this."
    >
      {isStanding !== undefined ? (
        <StandingApproval isStanding={isStanding} set={set} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : (
        <RowsSkeleton rows={1} label="Loading the rule" />
      )}
    </SettingsSection>
  );
}

interface Props {
  isStanding: boolean;
  set: (isStanding: boolean) => Promise<unknown>;
}

/** The guardian confirms it once, since later connections are made without asking them. */
function StandingApproval({ isStanding, set }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function agree() {
    await set(true);
    setAsking(false);
  }

  return (
    <>
      <CheckField
        label="Agree to every request of and to my child without asking me"
        isChecked={isStanding}
        onChange={() => (isStanding ? void set(false) : setAsking(true))}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Agree to every request?"
        confirmLabel="Agree to all"
        onCancel={() => setAsking(false)}
        onConfirm={agree}
      >
        From now on your child connects with other kids without your yes to each. The other child’s
        guardian still has to agree. Your child can write with them only while you allow messages.
        You still see each of them here, can end a connection, and can go back to being asked.
      </ConfirmDialog>
    </>
  );
}
