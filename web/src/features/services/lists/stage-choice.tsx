import type { ServiceView } from '@sidework/contracts/client-services/services';
import { percentageOf, type StageKey, stages } from '@sidework/contracts/client-services/stages';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFocusMend } from '../../../lib/focus-mend.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FieldWithButton } from '../../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';

const options = stages.map(({ key, label }) => ({ value: key, label }));

const GoBackDialog = lazy(async () => ({
  default: (await import('../reasons/go-back-dialog.tsx')).GoBackDialog,
}));

interface Props {
  service: ServiceView;
  moveTo: (stage: StageKey, reason?: string) => Promise<unknown>;
}

/** Moves the work on. Its last stage ends it, and is asked about; an earlier one needs a reason. */
export function StageChoice({ service, moveTo }: Props) {
  const [chosen, setChosen] = useState<StageKey>();
  const [isBusy, setBusy] = useState(false);
  const [isCompleting, setCompleting] = useState(false);
  const [earlier, setEarlier] = useState<StageKey>();
  const [isGoingBack, setGoingBack] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const mendFocus = useFocusMend(place);
  const stage = chosen ?? service.progressStage;

  async function send(to: StageKey, reason?: string) {
    setBusy(true);
    try {
      await moveTo(to, reason);
    } finally {
      setBusy(false);
    }
    setChosen(undefined);
    toastSuccess(texts.services.progressUpdated);
  }

  async function move(to: StageKey) {
    setCompleting(false);
    setChosen(undefined);
    try {
      await send(to);
    } catch (error) {
      const text = `${texts.services.progressFailed}${messageOf(error)}`;
      toastFailure(texts.toastTitles.error, text);
    }
  }

  function complete() {
    mendFocus();
    return move('completed');
  }

  function keepWorking() {
    setCompleting(false);
    setChosen(undefined);
  }

  async function goBack(reason: string) {
    if (earlier) await send(earlier, reason);
    setGoingBack(false);
  }

  function update() {
    if (stage === 'completed') return setCompleting(true);
    if (percentageOf(stage) >= percentageOf(service.progressStage)) return void move(stage);
    setEarlier(stage);
    setGoingBack(true);
  }

  return (
    <div ref={place}>
      <FieldWithButton>
        <ChoiceField
          label="Update Stage"
          options={options}
          value={stage}
          disabled={isBusy}
          onChange={setChosen}
        />
        <PlainButton
          variant={stage === service.progressStage ? 'default' : 'filled'}
          isBusy={isBusy}
          isDisabled={stage === service.progressStage}
          onClick={update}
        >
          Update
        </PlainButton>
      </FieldWithButton>
      <ConfirmDialog
        isOpen={isCompleting}
        title={`Complete “${service.title}”?`}
        confirmLabel="Complete service"
        cancelLabel="Keep working"
        onCancel={keepWorking}
        onConfirm={complete}
      >
        This ends the work for {service.client?.fullName ?? 'your client'} at 100%. Its stage cannot
        be changed afterwards, unless your client requests changes.
      </ConfirmDialog>
      <Suspense>
        {earlier && (
          <GoBackDialog
            isOpen={isGoingBack}
            serviceId={service.id}
            stage={stages.find(({ key }) => key === earlier)?.label ?? earlier}
            onCancel={() => setGoingBack(false)}
            onGiven={goBack}
          />
        )}
      </Suspense>
    </div>
  );
}
