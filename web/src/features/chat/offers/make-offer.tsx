import type { PersonCard } from '@sidework/contracts/kernel/values';
import { IconFileDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

const OfferDialog = lazyDialog(async () => (await import('./offer-window.tsx')).OfferWindow);

/** Opens the form of an offer to the person one writes to. */
export function MakeOffer({ person, gigId }: { person: PersonCard; gigId: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="subtle" size="sm" title="Make an offer" onClick={() => setOpen(true)}>
        <VisuallyHidden>Make an offer</VisuallyHidden>
        <IconFileDollar size={20} aria-hidden />
      </PlainButton>
      <OfferDialog person={person} gigId={gigId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
