import './dialog-styles.ts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';

interface Props {
  isOpen: boolean;
  title: string;
  size?: 'md' | 'lg';
  /** It is closed by its buttons alone, and stands above the dialog whose answer it explains. */
  isInsistent?: boolean;
  onClose: () => void;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Mantine's own dialogs are at 200. */
const insistent = { closeOnClickOutside: false, withCloseButton: false, zIndex: 210 };

const typedIn = 'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea';

/** The focus begins where one types, unless that would scroll past a text that is to be read first. */
function beginInFirstField(content: HTMLElement | null) {
  if (!content || content.querySelector('[data-autofocus]')) return;
  const field = content.querySelector(typedIn);
  if (field && field.getBoundingClientRect().bottom < window.innerHeight)
    field.setAttribute('data-autofocus', 'true');
}

/** A submit within does not reach the form that the dialog is opened from, though React tells it through the portal. */
export function DialogWindow({
  isOpen,
  title,
  size = 'md',
  isInsistent = false,
  onClose,
  actions,
  children,
}: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={title}
      size={size}
      {...(isInsistent && insistent)}
    >
      <div ref={beginInFirstField} onSubmit={(event) => event.stopPropagation()}>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </Modal>
  );
}
