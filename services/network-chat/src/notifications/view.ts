import { toPersonCard } from '@sidework/chassis/people/people';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import type { ShownNotification } from './queries.ts';

export function toNotificationView({ notification, actor }: ShownNotification): NotificationView {
  return {
    id: notification.id,
    kind: notification.kind,
    actor: actor && toPersonCard(actor),
    title: notification.title,
    details: notification.details,
    path: notification.path,
    createdAt: notification.createdAt.toISOString(),
    readAt: notification.readAt?.toISOString() ?? null,
  };
}
