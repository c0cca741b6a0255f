import { listMessages } from '@sidework/contracts/network-chat/messages';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type OpenLog, withOlder } from './message-log.ts';

export const pageSize = 50;

/** The way back through a log, a page at a time. */
export function useOlderMessages(personId: string, log: OpenLog) {
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<unknown>();

  async function loadOlder() {
    const cursor = log.read()?.nextCursor;
    if (!cursor || isLoadingOlder) return;
    setLoadingOlder(true);
    setOlderError(undefined);
    try {
      const query = { cursor, limit: pageSize };
      const page = await call(listMessages, { params: { personId }, query });
      await log.change((known) => withOlder(known, page));
    } catch (failure) {
      setOlderError(failure);
    } finally {
      setLoadingOlder(false);
    }
  }

  return { loadOlder, isLoadingOlder, olderError };
}
