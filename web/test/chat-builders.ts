import type { ConversationView } from '@sidework/contracts/schema/network-chat/conversations';
import type { MessageView } from '@sidework/contracts/schema/network-chat/messages';
import type { NotificationView } from '@sidework/contracts/schema/network-chat/notifications';
import type { RoomView } from '@sidework/contracts/schema/network-chat/rooms';
import { anAuthUser } from './builders.ts';
import { anId, aPersonCard } from './job-builders.ts';

/** The viewer of the tests, as `signInAs` has it. */
export const viewerId = anAuthUser().id;

let minutes = 0;

/** Sent by the viewer where no sender is given, and to the viewer where one is. */
export function aMessage(message: Partial<MessageView> = {}): MessageView {
  minutes += 1;
  const senderId = message.senderId ?? viewerId;
  return {
    id: anId(),
    senderId,
    receiverId: senderId === viewerId ? anId() : viewerId,
    content: 'Can you come on Tuesday?',
    isHidden: false,
    read: false,
    sequence: 1,
    createdAt: new Date(Date.UTC(2026, 0, 5, 10, minutes)).toISOString(),
    ...message,
  };
}

export function aConversation(conversation: Partial<ConversationView> = {}): ConversationView {
  return {
    person: aPersonCard(),
    isOnline: false,
    state: 'open',
    unreadCount: 0,
    lastMessage: null,
    readByOtherUpTo: 0,
    isBlocked: false,
    isIgnored: false,
    isMuted: false,
    isArchived: false,
    ...conversation,
  };
}

/** The room of a child's job; the viewer is its client. */
export function aRoomView(room: Partial<RoomView> = {}): RoomView {
  return {
    id: anId(),
    title: 'Rake the leaves',
    child: aPersonCard({ fullName: 'Mia K.' }),
    client: aPersonCard({ id: viewerId, fullName: 'Grace Client' }),
    guardians: [aPersonCard({ fullName: 'Ruth K.' })],
    lockedBecause: null,
    openedAt: '2026-01-05T09:00:00.000Z',
    serviceId: anId(),
    lastMessage: null,
    unreadCount: 0,
    ...room,
  };
}

/** Each older than the one made before it, as they stand in a list. */
export function aNotification(notification: Partial<NotificationView> = {}): NotificationView {
  minutes += 1;
  return {
    id: anId(),
    kind: 'proposal_received',
    actor: aPersonCard(),
    title: 'Fix a tap',
    details: { amountCents: 45_000 },
    path: `/jobs/${anId()}`,
    createdAt: new Date(Date.UTC(2026, 0, 5, 10, -minutes)).toISOString(),
    readAt: null,
    ask: null,
    ...notification,
  };
}
