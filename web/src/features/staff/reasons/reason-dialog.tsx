import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

/** Nothing is decided or read here without a reason. */
export const ReasonDialog = lazyDialog(
  async () => (await import('./staff-reason-window.tsx')).StaffReasonWindow,
);
