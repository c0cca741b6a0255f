import { childDeletionPhrase } from '@sidework/contracts/identity/deletion/deletion';
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
      text="Your child will be signed out everywhere, its proposals are withdrawn, and nobody can restore the account. Your own account stays."
      phrase={childDeletionPhrase}
      keepLabel="Keep the account"
      deleteLabel="Delete the account"
      onDelete={() => deleteChild(childDeletionPhrase)}
    />
  );
}
