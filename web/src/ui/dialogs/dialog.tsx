import { lazyDialog } from './lazy-dialog.tsx';

/** The frame of a dialog: its title, what it holds, its buttons. It is fetched when it is first opened. */
export const Dialog = lazyDialog(async () => (await import('./dialog-window.tsx')).DialogWindow);
