import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { useRealtime } from '../../lib/realtime.ts';
import { showUnreadCounts } from './unread-counts.ts';

/** Reads and hears how much is unread. Apart from what shows it, for pages that ask the server nothing else. */
export function UnreadCounter() {
  const { data, mutate } = useApi(getUnreadCounts);
  useRealtime('unread', ({ counts }) => void mutate(counts, { revalidate: false }));
  useRealtime('ready', () => void mutate());
  useRealtime('resync', () => void mutate());
  useEffect(() => showUnreadCounts(data), [data]);
  useEffect(() => () => showUnreadCounts(undefined), []);
  return null;
}
