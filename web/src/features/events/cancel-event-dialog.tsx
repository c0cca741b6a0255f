import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { limits } from '@sidework/contracts/education-events/limits';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import { cancelEvent } from '@sidework/contracts/schema/education-events/event-listings';
import { useState } from 'react';
import { ReasonDialogWindow } from '../../ui/dialogs/reason-dialog-window.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { ScopeChoice } from './series/scope-choice.tsx';
import type { useEvent } from './use-event.ts';

interface Props {
  isOpen: boolean;
  event: EventDetail;
  cancel: ReturnType<typeof useEvent>['cancel'];
  onClose: () => void;
}

export function CancelEventDialog({ isOpen, event, cancel, onClose }: Props) {
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Cancel “${event.title}”?`}
      formLabel="Cancel the event"
      text="Everybody who registered is mailed your reason, and gets back what they paid."
      more={<ScopeChoice event={event} label="What you cancel" value={scope} onChange={setScope} />}
      schema={cancelEvent.schema.body}
      most={limits.reason}
      submitLabel="Cancel event"
      cancelLabel="Keep event"
      isLoss
      onCancel={onClose}
      onGiven={async (reason) => {
        await cancel(reason, scope);
        toastSuccess(scope === 'one' ? 'The event is cancelled' : 'These dates are cancelled');
        onClose();
      }}
    />
  );
}
