import '../../../ui/dialogs/dialog-styles.ts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpenedAfterMount } from '../../../ui/dialogs/use-opened-after-mount.ts';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function ReasonDialog({ isOpen, title, onClose, children }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  return (
    <Modal opened={isShown} onClose={onClose} title={title}>
      {children}
    </Modal>
  );
}
