import { listMessages, type MessageView } from '@sidework/contracts/network-chat/messages';
import { useRef } from 'react';
import { call, useApi } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import {
  follows,
  type MessageLog,
  type OpenLog,
  readUpTo,
  withChanged,
  withNewer,
} from './message-log.ts';
import { useCatchUp } from './use-catch-up.ts';
import { pageSize, useOlderMessages } from './use-older-messages.ts';

/**
 * Loaded messages never change place: newer ones are added after them, so nothing moves under the
 * reader.
 */
const grows = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * It reads the messages with one person once and then follows by cursor; mount it again for another
 * person.
 */
export function useMessages(personId: string) {
  const args = { params: { personId }, query: { limit: pageSize } };
  const { data, error, mutate } = useApi(listMessages, args, grows);
  const current = useRef<MessageLog | undefined>(data);
  current.current = data;

  /** Not before the first page is there: SWR would drop that page for being older than a change. */
  async function change(next: (log: MessageLog) => MessageLog) {
    if (!current.current) return;
    // From what is kept now: a late answer of a conversation that was left must not put back its old log.
    const step = (known?: MessageLog) => {
      current.current = known && next(known);
      return current.current;
    };
    await mutate(step, { revalidate: false });
  }

  const log: OpenLog = { read: () => current.current, change };
  const catchUp = useCatchUp(personId, log, data !== undefined, add);

  async function add(message: MessageView) {
    if (current.current && follows(current.current, message))
      await change((known) => withNewer(known, [message]));
    else await catchUp();
  }

  useRealtime('message_changed', ({ message }) => {
    void change((known) => withChanged(known, [message]));
  });
  // A change may have passed while the line was down.
  useRealtime('resync', () => void readChanges());

  async function readChanges() {
    const page = await call(listMessages, args).catch(() => undefined);
    if (page) await change((known) => withChanged(known, page.items));
  }

  return {
    log: data,
    error,
    reload: () => mutate(),
    add,
    /** Those of the other person, once the server knows. */
    marked: (upTo: number) => change((known) => readUpTo(known, personId, upTo)),
    /** A message as an answer gave it. */
    show: (message: MessageView) => change((known) => withChanged(known, [message])),
    ...useOlderMessages(personId, log),
  };
}
