import type { UnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { createStore, useStore } from '../../lib/store.ts';

const none: UnreadCounts = { messages: 0, notifications: 0 };
const counts = createStore(none);

/** The numbers of the header and the bottom bar; zero until they are known. */
export const useUnreadCounts = () => useStore(counts);

export const showUnreadCounts = (next: UnreadCounts | undefined) => counts.set(next ?? none);
