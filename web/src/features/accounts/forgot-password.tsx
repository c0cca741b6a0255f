import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const Dialog = lazyDialog(
  async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
);

interface Props {
  email: string;
  label?: string;
  /** It is the one thing to do here. */
  isMain?: boolean;
}

export function ForgotPassword({ email, label = 'Forgot password?', isMain = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant={isMain ? 'filled' : 'subtle'} onClick={() => setOpen(true)}>
        {label}
      </PlainButton>
      <Dialog isOpen={isOpen} email={email} onClose={() => setOpen(false)} />
    </>
  );
}
