import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { useRealtime } from '../../lib/realtime.ts';
import { showUnreadCounts } from './unread-counts.ts';
import { useRefreshedWork } from './use-refreshed-work.ts';

/** Reads and hears how much is unread, and what happened to work that is shown. Apart from what shows it, for pages that ask the server nothing else. */
export function UnreadCounter() {
  useRefreshedWork();
  const { data, mutate } = useApi(getUnreadCounts);
  useRealtime('unread', ({ counts }) => void mutate(counts, { revalidate: false }));
  useRealtime('ready', () => void mutate());
  useRealtime('resync', () => void mutate());
  useEffect(() => showUnreadCounts(data), [data]);
  useEffect(() => () => showUnreadCounts(undefined), []);
  return null;
}
