import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

/* The dialogs bring forms and their rules, which no list needs. */

export const SaleDialog = lazyDialog(async () => (await import('./trade-windows.ts')).SaleWindow);
export const ImportDialog = lazyDialog(
  async () => (await import('./trade-windows.ts')).ImportWindow,
);
export const ExportDialog = lazyDialog(
  async () => (await import('./trade-windows.ts')).ExportWindow,
);
