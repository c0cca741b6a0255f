import { type MessageView, sendMessage } from '@sidework/contracts/network-chat/messages';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useRealtime } from '../../lib/realtime.ts';
import { toastFailure } from '../../ui/toasts.ts';
import { newMessageId } from './message-id.ts';
import { changeOutgoing, putOut, readOutbox, subscribeToOutbox, takeOut } from './outbox.ts';

/** Sends to one person in the order of writing; what could not be sent stays, and is tried again. */
export function useOutbox(personId: string, onSent: (message: MessageView) => Promise<unknown>) {
  const outgoing = useSyncExternalStore(subscribeToOutbox, () => readOutbox(personId));
  const isSending = useRef(false);

  async function sendWaiting() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = waiting(personId)[0]; next; next = waiting(personId)[0]) {
      const { id, content } = next;
      try {
        const body = { id, receiverId: personId, content };
        const message = await call(sendMessage, { body });
        await onSent(message);
        takeOut(personId, [id]);
      } catch (error) {
        fail(id, error);
      }
    }
    isSending.current = false;
  }

  function fail(id: string, error: unknown) {
    const isUnreached = error instanceof ApiError && error.status === 0;
    if (isUnreached) {
      const ids = waiting(personId).map((entry) => entry.id);
      changeOutgoing(personId, ids, 'unreached');
    } else changeOutgoing(personId, [id], 'refused');
    toastFailure(texts.toastTitles.error, messageOf(error));
  }

  function send(content: string) {
    const createdAt = new Date().toISOString();
    putOut(personId, { id: newMessageId(), content, createdAt, state: 'sending' });
    void sendWaiting();
  }

  function sendAgain(ids: readonly string[]) {
    changeOutgoing(personId, ids, 'sending');
    void sendWaiting();
  }

  const resume = useEffectEvent(() => {
    const unreached = readOutbox(personId).filter(({ state }) => state === 'unreached');
    if (unreached.length > 0 && navigator.onLine) sendAgain(unreached.map(({ id }) => id));
  });
  useRealtime('ready', () => resume());
  useEffect(() => {
    const whenOnline = () => resume();
    whenOnline();
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, []);

  return { outgoing, send, sendAgain: (id: string) => sendAgain([id]) };
}

const waiting = (personId: string) =>
  readOutbox(personId).filter(({ state }) => state === 'sending');
