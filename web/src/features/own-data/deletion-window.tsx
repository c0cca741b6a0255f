import type { ReactNode } from 'react';
import { useBusy } from '../../lib/use-busy.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DeletionForm } from './deletion-form.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** What follows from it. */
  text: string;
  /** What else there is to know before. */
  more?: ReactNode;
  /** What has to be typed. */
  phrase: string;
  keepLabel: string;
  deleteLabel: string;
  onClose: () => void;
  onDelete: () => Promise<unknown>;
}

/** The last question before an account is deleted. */
export function DeletionWindow({ isOpen, title, onClose, onDelete, ...form }: Props) {
  const { isBusy, run } = useBusy();

  /** What was asked for is under way: closing would look as if it were called off. */
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
