import './dialog-styles.ts';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';

export function ConfirmDialogWindow({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isLoss = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isShown = useOpenedAfterMount(isOpen);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  /** What was confirmed is under way: closing would look as if it were called off. */
  function cancel() {
    if (!isBusy) onCancel();
  }

  return (
    <Modal opened={isShown} onClose={cancel} title={title}>
      <Stack gap="lg">
        <div>{children}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={cancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button {...(isLoss && { color: 'red' })} loading={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
