import { useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
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
        Give it to somebody else
      </PlainButton>
      <TransferDialog isOpen={isOpen} transfer={transfer} onClose={() => setOpen(false)} />
    </>
  );
}
