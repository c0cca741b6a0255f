import { lazy, Suspense, useState } from 'react';

export interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const Window = lazy(async () => ({
  default: (await import('./delete-account-window.tsx')).DeleteAccountWindow,
}));

/** The last question before an account is deleted. Fetched when it is first opened. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{(wasOpened || props.isOpen) && <Window {...props} />}</Suspense>;
}
