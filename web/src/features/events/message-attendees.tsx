import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const MessageDialog = lazyDialog(async () => (await import('./message-dialog.tsx')).MessageDialog);

/** A mail to all who come, each by themselves. */
export function MessageAttendees({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Message everyone
      </PlainButton>
      <MessageDialog isOpen={isOpen} eventId={eventId} onClose={() => setOpen(false)} />
    </>
  );
}
