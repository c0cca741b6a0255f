import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

/** Why a course is not approved; its educator is told. */
export const RejectDialog = lazyDialog(
  async () => (await import('./reject-dialog-window.tsx')).RejectDialogWindow,
);
