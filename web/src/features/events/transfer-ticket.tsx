import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { useTicket } from './use-ticket.ts';

const TransferDialog = lazyDialog(
  async () => (await import('./transfer-dialog.tsx')).TransferDialog,
);

/** Gives the ticket to another person. */
export function TransferTicket({ transfer }: Pick<ReturnType<typeof useTicket>, 'transfer'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Give it to someone else
      </PlainButton>
      <TransferDialog isOpen={isOpen} transfer={transfer} onClose={() => setOpen(false)} />
    </>
  );
}
