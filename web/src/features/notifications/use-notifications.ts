import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
} from '@sidework/contracts/network-chat/notifications';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';
import { useRealtime } from '../../lib/realtime.ts';

export type Notifications = ReturnType<typeof useNotifications>;

/** The viewer's notifications, the newest first. What arrives later waits until it is asked for, so that nothing moves. */
export function useNotifications(limit = 20) {
  const list = usePages(listNotifications, { query: { limit } });
  const invalidate = useInvalidate();
  const [shownUpTo, setShownUpTo] = useState<string>();
  const newest = list.items?.[0];
  if (newest && shownUpTo === undefined) setShownUpTo(newest.createdAt);
  const isShown = ({ createdAt }: NotificationView) => !shownUpTo || createdAt <= shownUpTo;

  useRealtime('notification', () => void list.mutate());
  // The task in a notification may be done by now.
  useRealtime('today', () => void list.mutate());
  useRealtime('ready', () => void list.mutate());
  useRealtime('resync', () => void list.mutate());

  const shown = list.items?.filter(isShown);
  const upTo = shown?.[0]?.id;

  async function read(notification: NotificationView) {
    const params = { notificationId: notification.id };
    const readAt = new Date().toISOString();
    await list.change(notification, { readAt }, () => call(readNotification, { params }));
    await invalidate(getUnreadCounts);
  }

  async function readAll() {
    if (!upTo) return;
    await call(readAllNotifications, { body: { upTo } });
    await Promise.all([list.mutate(), invalidate(getUnreadCounts)]);
  }

  return {
    ...list,
    shown,
    waiting: (list.items?.length ?? 0) - (shown?.length ?? 0),
    showWaiting: () => setShownUpTo(newest?.createdAt),
    hasUnread: shown?.some(({ readAt }) => !readAt) ?? false,
    read,
    readAll,
  };
}
