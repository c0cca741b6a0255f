import { useState } from 'react';
import { TextButton } from '../../ui/buttons/text-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const Dialog = lazyDialog(async () => (await import('./person-dialog.tsx')).PersonDialog);

interface Props {
  person: { id: string; fullName: string };
}

/** The name of an adult, which opens what they say of themselves and what their clients say of them. */
export function PersonName({ person }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {person.fullName}
      </TextButton>
      <Dialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
