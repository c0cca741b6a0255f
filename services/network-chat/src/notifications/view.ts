import type { Person } from '@sidework/chassis/people/people';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import type { ShownNotification } from './queries.ts';

/** `toCard` shows people as the receiver may see them. */
export function toNotificationView(
  { notification, actor, ask }: ShownNotification,
  toCard: (person: Person) => PersonCard,
): NotificationView {
  return {
    id: notification.id,
    kind: notification.kind,
    actor: actor && toCard(actor),
    title: notification.title,
    details: notification.details,
    path: notification.path,
    createdAt: notification.createdAt.toISOString(),
    readAt: notification.readAt?.toISOString() ?? null,
    ask,
  };
}
