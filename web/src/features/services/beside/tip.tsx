import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

const Window = lazyDialog(async () => (await import('./tip-window.tsx')).TipWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** The way to a tip, for the client of completed work between adults. */
export function Tip({ service, side, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { status, agreement, isOfChild, money } = service;
  const isPaid = money.releasedAmountCents > 0 || money.paidOutsideAt !== null;
  if (side !== 'client' || isOfChild || status !== 'completed' || agreement !== 'accepted')
    return null;
  if (money.isDisputed || !isPaid) return null;
  return (
    <>
      <PlainButton variant="subtle" size="sm" onClick={() => setOpen(true)}>
        Give a tip
      </PlainButton>
      <Window isOpen={isOpen} service={service} name={name} onClose={() => setOpen(false)} />
    </>
  );
}
