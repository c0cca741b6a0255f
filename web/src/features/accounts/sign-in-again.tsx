import { signInAgain, stay, useSignInNeeded } from '../../lib/fresh-sign-in.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  /** It ends the sentence "To keep others from …". */
  keptFrom?: string;
}

/** Stands where ways to sign in are made and removed, and where everything is taken along or deleted. */
export function SignInAgain({ keptFrom = 'changing how your account is opened' }: Props) {
  return (
    <ConfirmDialog
      isOpen={useSignInNeeded()}
      title="Please sign in again"
      confirmLabel="Sign in again"
      cancelLabel="Not now"
      onCancel={stay}
      onConfirm={async () => signInAgain()}
    >
      It has been a while since you signed in. To keep others from {keptFrom}, please show that it
      is you. You come back here afterwards.
    </ConfirmDialog>
  );
}
