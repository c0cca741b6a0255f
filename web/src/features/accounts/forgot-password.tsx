import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const Dialog = lazy(async () => ({
  default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
}));

interface Props {
  email: string;
  label?: string;
}

export function ForgotPassword({ email, label = 'Forgot password?' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Suspense>
        {wasOpened && <Dialog isOpen={isOpen} email={email} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
