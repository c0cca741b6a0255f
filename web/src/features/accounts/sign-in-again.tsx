import { signInAgain, stay, useSignInNeeded } from '../../lib/fresh-sign-in.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Stands where ways to sign in are made and removed. */
export function SignInAgain() {
  return (
    <ConfirmDialog
      isOpen={useSignInNeeded()}
      title="Please sign in again"
      confirmLabel="Sign in again"
      cancelLabel="Not now"
      onCancel={stay}
      onConfirm={async () => signInAgain()}
    >
      It has been a while since you signed in. To keep others from changing how your account is
      opened, please show that it is you. You come back here afterwards.
    </ConfirmDialog>
  );
}
