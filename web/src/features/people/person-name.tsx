import { useState } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import classes from './person-name.module.css';

const Dialog = lazyDialog(async () => (await import('./person-dialog.tsx')).PersonDialog);

interface Props {
  person: { id: string; fullName: string };
}

/** The name of an adult, which opens what they say of themselves and what their clients say of them. */
export function PersonName({ person }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classes.name}
        onClick={() => setOpen(true)}
      >
        {person.fullName}
      </button>
      <Dialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
