import { lazyDialog } from './lazy-dialog.tsx';

/** One short decision. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('./confirm-dialog-window.tsx')).ConfirmDialogWindow,
);
