import type { ReactNode } from 'react';
import { useBusy } from '../../lib/use-busy.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DeletionForm } from './deletion-form.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** It tells the consequences. */
  text: string;
  /** It adds further facts. */
  more?: ReactNode;
  /** It has to be typed to confirm. */
  phrase: string;
  keepLabel: string;
  deleteLabel: string;
  onClose: () => void;
  onDelete: () => Promise<unknown>;
}

/** The last question before an account is deleted. */
export function DeletionWindow({ isOpen, title, onClose, onDelete, ...form }: Props) {
  const { isBusy, run } = useBusy();

  /** The request is already on its way, and closing would look like a cancellation. */
  function cancel() {
    if (!isBusy) onClose();
  }

  return (
    <DialogWindow isOpen={isOpen} onClose={cancel} title={title}>
      <DeletionForm
        {...form}
        isBusy={isBusy}
        onCancel={cancel}
        onClose={onClose}
        onDelete={(fail) => void run(() => onDelete().catch(fail))}
      />
    </DialogWindow>
  );
}
