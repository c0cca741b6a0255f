import { deletionPhrase } from '@sidework/contracts/identity/own-data';
import { deleteAccount } from './delete-account.ts';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';
import { DeletionWindow } from './deletion-window.tsx';

export function DeleteAccountWindow(props: DeleteAccountDialogProps) {
  return (
    <DeletionWindow
      {...props}
      title="Delete your account?"
      text="You are signed out everywhere, and nobody can bring the account back."
      phrase={deletionPhrase}
      keepLabel="Keep it"
      deleteLabel="Delete my account"
      onDelete={() => deleteAccount(deletionPhrase)}
    />
  );
}
