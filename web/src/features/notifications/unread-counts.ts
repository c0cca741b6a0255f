import type { UnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { useSyncExternalStore } from 'react';

const none: UnreadCounts = { messages: 0, notifications: 0 };
const listeners = new Set<() => void>();
let counts = none;

/** What the header and the bottom bar count; nothing until it is known. */
export function useUnreadCounts(): UnreadCounts {
  return useSyncExternalStore(subscribe, () => counts);
}

export function showUnreadCounts(next: UnreadCounts | undefined): void {
  counts = next ?? none;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
