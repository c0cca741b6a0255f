import { listMessages, type MessageView } from '@sidework/contracts/network-chat/messages';
import { useState } from 'react';
import { call, useApi } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { withChanged } from './message-log.ts';

const pageSize = 50;
const before = 25;

/** Messages around one of them, far from the newest; their numbers have no gaps, so each end is read by number. */
export function useMessageWindow(personId: string, sequence: number) {
  const params = { personId };
  const after = Math.max(0, sequence - before);
  const first = useApi(
    listMessages,
    { params, query: { after, limit: pageSize } },
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const { data, mutate } = first;
  const items = data?.items.toSorted((one, other) => other.sequence - one.sequence);
  const oldest = items?.at(-1)?.sequence ?? 1;
  const newest = items?.at(0)?.sequence ?? 0;

  const add = (more: MessageView[]) =>
    mutate((known) => known && { ...known, items: [...known.items, ...more] }, {
      revalidate: false,
    });

  async function load(query: { after: number; limit: number }) {
    if (isLoading) return;
    setLoading(true);
    setError(undefined);
    try {
      await add((await call(listMessages, { params, query })).items);
    } catch (failure) {
      setError(failure);
    }
    setLoading(false);
  }

  const show = (message: MessageView) =>
    mutate((known) => known && { ...withChanged(known, [message]) }, { revalidate: false });
  useRealtime('message_changed', ({ message }) => void show(message));

  return {
    items,
    error: first.error ?? error,
    retry: () => mutate(),
    hasOlder: oldest > 1,
    isLoading,
    loadOlder: () => {
      const start = Math.max(0, oldest - 1 - pageSize);
      return load({ after: start, limit: oldest - 1 - start });
    },
    loadNewer: () => load({ after: newest, limit: pageSize }),
    show,
  };
}
