import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { useRef, useState } from 'react';
import { useFocusMend } from '../../../lib/focus-mend.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';

interface Props {
  job: JobView;
  close: () => Promise<unknown>;
}

export function CloseJob({ job, close }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);

  async function confirm() {
    setRefusal(undefined);
    mendFocus();
    try {
      await close();
      setAsking(false);
      toastSuccess('Your job is closed');
    } catch (error) {
      setRefusal(error);
    }
  }

  function cancel() {
    setAsking(false);
    setRefusal(undefined);
  }

  return (
    <>
      <PlainButton ref={button} variant="default" onClick={() => setAsking(true)}>
        Close job
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Close “${job.title}”?`}
        confirmLabel="Close job"
        cancelLabel="Keep it open"
        isLoss
        onCancel={cancel}
        onConfirm={confirm}
      >
        {closingText(job.proposalCount ?? 0)} A closed job cannot be opened again, but you can post
        it once more.
        {refusal !== undefined && <ErrorNotice error={refusal} />}
      </ConfirmDialog>
    </>
  );
}

function closingText(proposals: number): string {
  if (proposals === 0) return 'It leaves the list of jobs, and nobody can send a proposal anymore.';
  const who =
    proposals === 1 ? 'The person who sent a proposal is' : 'People who sent a proposal are';
  return `It leaves the list of jobs. ${who} told that nobody was selected.`;
}
