import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, naming the thing and the amount. */
  children: ReactNode;
  /** A verb: "Close job". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether something is lost by it. */
  isLoss?: boolean;
  onCancel: () => void;
  /** The dialog shows progress until it is done, and stays open if it fails. */
  onConfirm: () => Promise<unknown>;
}

const Window = lazy(async () => ({
  default: (await import('./confirm-dialog-window.tsx')).ConfirmDialogWindow,
}));

/** One short decision. Fetched when it is first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{(wasOpened || props.isOpen) && <Window {...props} />}</Suspense>;
}
