import type { ServiceView } from '@sidework/contracts/client-services/services';
import { type StageKey, stages } from '@sidework/contracts/client-services/stages';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChoiceField } from '../../ui/plain-fields.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

const options = stages.map(({ key, label }) => ({ value: key, label }));

interface Props {
  service: ServiceView;
  moveTo: (stage: StageKey) => Promise<unknown>;
}

/** Moves the work on. Its last stage ends it for good, and is asked about. */
export function StageChoice({ service, moveTo }: Props) {
  const [isAsking, setAsking] = useState(false);

  function move(stage: StageKey) {
    setAsking(false);
    return moveTo(stage).then(
      () => toastSuccess(texts.services.progressUpdated),
      (error) =>
        toastFailure(
          texts.toastTitles.error,
          `${texts.services.progressFailed}${messageOf(error)}`,
        ),
    );
  }

  function choose(stage: StageKey) {
    if (stage === 'completed') setAsking(true);
    else void move(stage);
  }

  return (
    <>
      <ChoiceField
        label="Update Stage"
        options={options}
        value={service.progressStage}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Complete “${service.title}”?`}
        confirmLabel="Complete service"
        cancelLabel="Keep working"
        onCancel={() => setAsking(false)}
        onConfirm={() => move('completed')}
      >
        This ends the work for {service.client?.fullName ?? 'your client'} at 100%. Its stage cannot
        be changed afterwards.
      </ConfirmDialog>
    </>
  );
}
