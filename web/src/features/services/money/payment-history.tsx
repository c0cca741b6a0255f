import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { TextButton } from '../../../ui/buttons/text-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

const History = lazyDialog(
  async () => (await import('../terms/terms-windows.ts')).PaymentHistoryWindow,
);

interface Props {
  serviceId: string;
  /** The figure that opens its entries, with its name; without one it is a button. */
  figure?: { name: string; cents: number };
}

/** The way from the money of a service to its entries in the ledger. */
export function PaymentHistory({ serviceId, figure }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {figure ? (
        <TextButton
          look="figure"
          aria-label={`${formatCents(figure.cents)} ${figure.name}: payment history`}
          onClick={() => setOpen(true)}
        >
          {formatCents(figure.cents)}
        </TextButton>
      ) : (
        <PlainButton variant="subtle" size="sm" onClick={() => setOpen(true)}>
          Payment history
        </PlainButton>
      )}
      <History isOpen={isOpen} serviceId={serviceId} onClose={() => setOpen(false)} />
    </>
  );
}
