import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

/** The papers of a deduction come with their upload, which the list does not need. */
export const ReceiptsDialog = lazyDialog(
  async () => (await import('./receipts-window.tsx')).ReceiptsWindow,
);
