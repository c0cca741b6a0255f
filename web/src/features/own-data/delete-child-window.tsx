import { childDeletionPhrase } from '@sidework/contracts/identity/own-data';
import { DeletionWindow } from './deletion-window.tsx';
import { useDeleteChild } from './use-delete-child.ts';

interface Props {
  childId: string;
  childName: string;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteChildWindow({ childId, childName, isOpen, onClose }: Props) {
  const deleteChild = useDeleteChild(childId);
  return (
    <DeletionWindow
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete the account of ${childName}?`}
      text="Your child is signed out everywhere, what it began ends, and nobody can bring the account back. Your own account stays."
      phrase={childDeletionPhrase}
      keepLabel="Keep the account"
      deleteLabel="Delete the account"
      onDelete={() => deleteChild(childDeletionPhrase)}
    />
  );
}
