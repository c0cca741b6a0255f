import type { ServiceView } from '@sidework/contracts/client-services/services';
import { percentageOf, type StageKey, stages } from '@sidework/contracts/client-services/stages';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFocusMend } from '../../lib/focus-mend.ts';
import { messageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChoiceField } from '../../ui/plain-fields.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

const options = stages.map(({ key, label }) => ({ value: key, label }));

const GoBackDialog = lazy(async () => ({
  default: (await import('./go-back-dialog.tsx')).GoBackDialog,
}));

interface Props {
  service: ServiceView;
  moveTo: (stage: StageKey, reason?: string) => Promise<unknown>;
}

/** Moves the work on. Its last stage ends it, and is asked about; an earlier one needs a reason. */
export function StageChoice({ service, moveTo }: Props) {
  const [isCompleting, setCompleting] = useState(false);
  const [earlier, setEarlier] = useState<StageKey>();
  const [isGoingBack, setGoingBack] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const mendFocus = useFocusMend(place);

  function move(stage: StageKey) {
    setCompleting(false);
    return moveTo(stage).then(
      () => toastSuccess(texts.services.progressUpdated),
      (error) =>
        toastFailure(
          texts.toastTitles.error,
          `${texts.services.progressFailed}${messageOf(error)}`,
        ),
    );
  }

  function complete() {
    mendFocus();
    return move('completed');
  }

  async function goBack(reason: string) {
    if (earlier) await moveTo(earlier, reason);
    setGoingBack(false);
    toastSuccess(texts.services.progressUpdated);
  }

  function choose(stage: StageKey) {
    if (stage === 'completed') return setCompleting(true);
    if (percentageOf(stage) >= percentageOf(service.progressStage)) return void move(stage);
    setEarlier(stage);
    setGoingBack(true);
  }

  return (
    <div ref={place}>
      <ChoiceField
        label="Update Stage"
        options={options}
        value={service.progressStage}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={isCompleting}
        title={`Complete “${service.title}”?`}
        confirmLabel="Complete service"
        cancelLabel="Keep working"
        onCancel={() => setCompleting(false)}
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
