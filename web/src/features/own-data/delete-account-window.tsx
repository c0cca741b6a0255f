import { deletionPhrase } from '@sidework/contracts/identity/own-data';
import { deleteAccount } from './delete-account.ts';
import { DeletionWindow } from './deletion-window.tsx';
import { RunningWork } from './running-work.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountWindow(props: Props) {
  return (
    <DeletionWindow
      {...props}
      title="Delete your account?"
      text="You are signed out everywhere, and nobody can bring the account back."
      more={<RunningWork />}
      phrase={deletionPhrase}
      keepLabel="Keep it"
      deleteLabel="Delete my account"
      onDelete={() => deleteAccount(deletionPhrase)}
    />
  );
}
