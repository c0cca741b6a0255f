import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { useEvent } from './use-event.ts';

const CancelEventDialog = lazyDialog(
  async () => (await import('./cancel-event-dialog.tsx')).CancelEventDialog,
);

interface Props {
  event: EventDetail;
  cancel: ReturnType<typeof useEvent>['cancel'];
}

/** The organizer says why; everybody is told, and what was paid goes back. */
export function CancelEvent({ event, cancel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Cancel event
      </PlainButton>
      <CancelEventDialog
        isOpen={isOpen}
        event={event}
        cancel={cancel}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
