import type { ReactNode } from 'react';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function ReasonDialog({ isOpen, title, onClose, children }: Props) {
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title={title}>
      {children}
    </DialogWindow>
  );
}
