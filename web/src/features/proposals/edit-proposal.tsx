import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { Editing } from './edit-proposal-dialog.tsx';

const Window = lazyDialog(
  async () => (await import('./edit-proposal-dialog.tsx')).EditProposalDialog,
);

/** Changes an undecided proposal, or sends a withdrawn one again. */
export function EditProposal({ proposal, save }: Editing) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        {proposal.status === 'withdrawn' ? 'Send again' : 'Edit'}
      </PlainButton>
      <Window proposal={proposal} save={save} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
