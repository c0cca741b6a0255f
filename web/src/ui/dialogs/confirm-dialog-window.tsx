import './dialog-styles.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';

interface Props {
  isOpen: boolean;
  title: string;
  /** It names the thing and the amount. */
  children: ReactNode;
  /** A verb: "Close job". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether something is lost by it. */
  isLoss?: boolean;
  /** Whether there is nothing left to confirm: it can only be closed. */
  isOver?: boolean;
  onCancel: () => void;
  /** The dialog shows progress until it is done, and stays open if it fails. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialogWindow({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isLoss = false,
  isOver = false,
  onCancel,
  onConfirm,
}: Props) {
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

  /** The request is already on its way, and closing would look like a cancellation. */
  function cancel() {
    if (!isBusy) onCancel();
  }

  return (
    <Modal opened={isShown} onClose={cancel} title={title}>
      <Stack gap="lg">
        <div>{children}</div>
        <DialogActions>
          <Button variant="default" disabled={isBusy} onClick={cancel} data-autofocus>
            {isOver ? 'Close' : cancelLabel}
          </Button>
          {!isOver && (
            <Button
              {...(isLoss && { color: 'red' })}
              loading={isBusy}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  );
}
