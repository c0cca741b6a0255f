import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './notification-group.module.css';
import { NotificationItem } from './notification-item.tsx';

interface Props {
  label: string;
  items: NotificationView[];
  read: (notification: NotificationView) => Promise<unknown>;
}

export function NotificationGroup({ label, items, read }: Props) {
  function open(notification: NotificationView) {
    if (notification.readAt) return;
    read(notification).catch((error) => toastFailure(texts.toastTitles.error, messageOf(error)));
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.list}>
      {items.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onOpen={() => open(notification)} />
        </li>
      ))}
    </ul>
  );
}
