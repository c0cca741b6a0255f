import { listMessages, type MessageView } from '@sidework/contracts/network-chat/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { useConnectionState, useRealtime } from '../../lib/realtime.ts';
import {
  follows,
  type MessageLog,
  newestOf,
  readUpTo,
  withNewer,
  withOlder,
} from './message-log.ts';

const pageSize = 50;
const mostAtOnce = 100;
const againAfterMs = 15_000;

/** What was loaded stays as it is: newer messages are read after it, so nothing under the reader moves. */
const grows = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** The messages with one person: read once, then kept up by cursor; mount it anew for another person. */
export function useMessages(personId: string) {
  const params = { personId };
  const { data, error, mutate } = useApi(
    listMessages,
    { params, query: { limit: pageSize } },
    grows,
  );
  const log = useRef<MessageLog | undefined>(data);
  log.current = data;
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<unknown>();
  const isCatchingUp = useRef(false);
  /** Kept from an earlier visit, or something came while the first page was on its way. */
  const mayLack = useRef(data !== undefined);

  /** Not before the first page is there: SWR would drop that page for being older than a change. */
  async function change(next: (log: MessageLog) => MessageLog) {
    if (!log.current) return;
    log.current = next(log.current);
    await mutate(log.current, { revalidate: false });
  }

  async function catchUp() {
    mayLack.current = true;
    if (isCatchingUp.current || !log.current) return;
    isCatchingUp.current = true;
    try {
      while (mayLack.current) {
        mayLack.current = false;
        const query = { after: newestOf(log.current), limit: mostAtOnce };
        const page = await call(listMessages, { params, query });
        await change((known) => withNewer(known, page.items));
        if (page.nextCursor) mayLack.current = true;
      }
    } catch {
      // Asked again by the clock below, or as soon as the socket is back.
      mayLack.current = true;
    } finally {
      isCatchingUp.current = false;
    }
  }

  async function add(message: MessageView) {
    if (!log.current) mayLack.current = true;
    else if (follows(log.current, message)) await change((known) => withNewer(known, [message]));
    else await catchUp();
  }

  async function loadOlder() {
    const cursor = log.current?.nextCursor;
    if (!cursor || isLoadingOlder) return;
    setLoadingOlder(true);
    setOlderError(undefined);
    try {
      const page = await call(listMessages, { params, query: { cursor, limit: pageSize } });
      await change((known) => withOlder(known, page));
    } catch (failure) {
      setOlderError(failure);
    } finally {
      setLoadingOlder(false);
    }
  }

  useRealtime('message', ({ message }) => {
    if ([message.senderId, message.receiverId].includes(personId)) void add(message);
  });
  useRealtime('ready', () => void catchUp());
  useRealtime('resync', () => void catchUp());

  const isLive = useConnectionState() === 'open';
  const catchUpIfNeeded = useEffectEvent(() => {
    if (mayLack.current || !isLive) void catchUp();
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    if (mayLack.current) catchUpIfNeeded();
    const timer = setInterval(() => catchUpIfNeeded(), againAfterMs);
    return () => clearInterval(timer);
  }, [isLoaded]);

  return {
    log: data,
    error,
    reload: () => mutate(),
    add,
    /** Those of the other person, once the server knows. */
    marked: (upTo: number) => change((known) => readUpTo(known, personId, upTo)),
    loadOlder,
    isLoadingOlder,
    olderError,
  };
}
