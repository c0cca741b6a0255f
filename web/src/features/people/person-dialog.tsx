import '../../ui/dialogs/dialog-styles.ts';
import { Modal } from '@mantine/core';
import { useOpenedAfterMount } from '../../ui/dialogs/use-opened-after-mount.ts';
import { PersonCard } from './person-card.tsx';

interface Props {
  person: { id: string; fullName: string };
  isOpen: boolean;
  onClose: () => void;
}

export function PersonDialog({ person, isOpen, onClose }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={person.fullName}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <PersonCard personId={person.id} />
    </Modal>
  );
}
