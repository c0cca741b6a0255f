import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from './toast-stack.module.css';

const readingTimeMs = { success: 5_000, failure: 12_000 };

/** Those that may stand: to hide one that is gone does nothing. */
const failures = new Set<string>();

/** Above dialogs, below the menus that are opened over it. */
const belowMenus = 250;

export function ToastStack() {
  return (
    <Notifications position="bottom-left" limit={4} zIndex={belowMenus} className={classes.stack} />
  );
}

export function showToast(kind: 'success' | 'failure', title: string, text: string | undefined) {
  const isFailure = kind === 'failure';
  // A repeated failure replaces its earlier toast, since several alike would cover the form and
  // delay the next.
  const id = isFailure ? title : undefined;
  if (id) {
    notifications.hide(id);
    failures.add(id);
  }
  notifications.show({
    ...(id && { id }),
    title: text && title,
    message: text ?? title,
    color: isFailure ? 'red' : 'green',
    icon: isFailure ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: isFailure ? 'alert' : 'status',
    'data-kind': kind,
    autoClose: readingTimeMs[kind],
    withBorder: true,
    className: classes.toast,
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
}

export function hideFailures() {
  for (const id of failures) notifications.hide(id);
  failures.clear();
}
