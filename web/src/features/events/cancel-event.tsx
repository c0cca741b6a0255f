import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const CancelEventDialog = lazyDialog(
  async () => (await import('./cancel-event-dialog.tsx')).CancelEventDialog,
);

interface Props {
  title: string;
  cancel: (reason: string) => Promise<unknown>;
}

/** The organizer says why; everybody is told, and what was paid goes back. */
export function CancelEvent({ title, cancel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Cancel event
      </PlainButton>
      <CancelEventDialog
        isOpen={isOpen}
        title={title}
        cancel={cancel}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
