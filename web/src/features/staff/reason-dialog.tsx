import { lazy, type ReactNode, Suspense, useState } from 'react';

export type ReasonFields = (faultId: string | undefined) => ReactNode;

export interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** What follows from it. */
  text: ReactNode;
  /** What is chosen besides, above the reason; where something is missing, by the id of the text that says what. */
  fields?: ReasonFields;
  /** What has yet to be chosen there; until then nothing is sent. */
  missing?: string | undefined;
  /** A verb: "Ban account". */
  submitLabel: string;
  /** Whether something is lost by it. */
  isLoss?: boolean;
  onCancel: () => void;
  /** The dialog shows progress until it is done, and why it failed; the reason stays in it until then. */
  onGiven: (reason: string) => Promise<unknown>;
}

const Window = lazy(async () => ({
  default: (await import('./reason-dialog-window.tsx')).ReasonDialogWindow,
}));

/** Nothing is decided or read here without a reason. Fetched when it is first opened. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{(wasOpened || props.isOpen) && <Window {...props} />}</Suspense>;
}
