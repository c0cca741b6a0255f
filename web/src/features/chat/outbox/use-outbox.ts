import { useSyncExternalStore } from 'react';
import { newMessageId } from './message-id.ts';
import {
  holdOutbox,
  markRefused,
  type Outgoing,
  putOut,
  readOutbox,
  subscribeToOutbox,
} from './outbox.ts';
import { wakeSender } from './send-outgoing.ts';

/** The server has not confirmed these messages to one person. */
export function useOutgoing(personId: string) {
  const { entries, hold } = useSyncExternalStore(subscribeToOutbox, readOutbox);
  return { outgoing: entries.filter(({ receiverId }) => receiverId === personId), hold };
}

export function useOutbox(personId: string, gigId?: string | undefined) {
  function send(content: string, more: Pick<Outgoing, 'replyTo' | 'files'> = {}) {
    const createdAt = new Date().toISOString();
    const id = newMessageId();
    const about = { gigId, ...more };
    putOut({ id, receiverId: personId, content, ...about, createdAt, isRefused: false });
    wakeSender();
  }

  function sendAgain(id: string) {
    markRefused(id, false);
    holdOutbox(undefined);
    wakeSender();
  }

  return { ...useOutgoing(personId), send, sendAgain };
}
