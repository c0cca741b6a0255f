import { lazyDialog } from './lazy-dialog.tsx';

/** A short form that adds one entry to a list, or edits it. It is fetched when it is first opened. */
export const EntryDialog = lazyDialog(
  async () => (await import('./entry-dialog-window.tsx')).EntryDialogWindow,
);
