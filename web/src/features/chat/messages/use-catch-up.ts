import { listMessages, type MessageView } from '@sidework/contracts/network-chat/messages';
import { useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { newestOf, type OpenLog, withNewer } from './message-log.ts';
import { useRegularLook } from './use-regular-look.ts';

const mostAtOnce = 100;

/**
 * Reads what a log lacks, by cursor: after the socket was away, past a gap, with each pong, and by the clock where there is
 * no socket.
 */
export function useCatchUp(
  personId: string,
  log: OpenLog,
  isLoaded: boolean,
  add: (message: MessageView) => Promise<void>,
) {
  const isCatchingUp = useRef(false);
  /** Kept from an earlier visit, or something came while the first page was on its way. */
  const mayLack = useRef(isLoaded);

  async function catchUp() {
    mayLack.current = true;
    if (isCatchingUp.current) return;
    isCatchingUp.current = true;
    try {
      for (let known = log.read(); known && mayLack.current; known = log.read()) {
        mayLack.current = false;
        const query = { after: newestOf(known), limit: mostAtOnce };
        const page = await call(listMessages, { params: { personId }, query });
        await log.change((before) => withNewer(before, page.items));
        if (page.nextCursor) mayLack.current = true;
      }
    } catch {
      // Asked again by the clock below, or as soon as the socket is back.
      mayLack.current = true;
    } finally {
      isCatchingUp.current = false;
    }
  }

  useRealtime('message', ({ message }) => {
    if ([message.senderId, message.receiverId].includes(personId)) void add(message);
  });
  useRealtime('ready', () => void catchUp());
  useRealtime('resync', () => void catchUp());
  // A push is lost with the instance that made it, of which the socket need not notice anything.
  useRealtime('pong', () => void catchUp());

  useRegularLook(isLoaded, (isFirst, isLive) => {
    if (mayLack.current || (!isLive && !isFirst)) void catchUp();
  });

  return catchUp;
}
