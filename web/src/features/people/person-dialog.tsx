import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { PersonCard } from './person-card.tsx';

interface Props {
  person: { id: string; fullName: string };
  isOpen: boolean;
  onClose: () => void;
}

export function PersonDialog({ person, isOpen, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title={person.fullName} size="lg">
      <PersonCard personId={person.id} />
    </DialogWindow>
  );
}
