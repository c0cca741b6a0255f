import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { CardList } from '../../ui/rows/card-list.tsx';
import { NotificationItem } from './notification-item.tsx';

interface Props {
  label: string;
  items: NotificationView[];
  /** A heading above names the day, so each shows its time alone. */
  isUnderDay?: boolean;
  read: (notification: NotificationView) => Promise<unknown>;
}

export function NotificationGroup({ label, items, isUnderDay = false, read }: Props) {
  function open(notification: NotificationView) {
    if (notification.readAt) return;
    read(notification).catch((error) => toastFailure(texts.toastTitles.error, messageOf(error)));
  }

  return (
    <CardList label={label} items={items} isRuled>
      {(notification) => (
        <NotificationItem
          notification={notification}
          isUnderDay={isUnderDay}
          onOpen={() => open(notification)}
        />
      )}
    </CardList>
  );
}
