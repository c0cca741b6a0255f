import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/* The dialogs bring forms and their rules, which no list needs. */

export const SaleDialog = lazyDialog(async () => (await import('./sale-window.tsx')).SaleWindow);
export const ImportDialog = lazyDialog(
  async () => (await import('./import-window.tsx')).ImportWindow,
);
export const ExportDialog = lazyDialog(
  async () => (await import('./export-window.tsx')).ExportWindow,
);
