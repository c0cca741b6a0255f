import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

/** The last question before an account is deleted. */
export const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-window.tsx')).DeleteAccountWindow,
);
