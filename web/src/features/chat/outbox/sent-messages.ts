import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { useEffect, useEffectEvent } from 'react';

type Listener = (message: MessageView) => Promise<unknown>;

const listeners = new Set<Listener>();

/** Hears of the viewer's own messages to a person as the server confirms them. */
export function useSent(receiverId: string, handler: Listener): void {
  const hear = useEffectEvent(handler);
  useEffect(() => {
    const listener: Listener = async (message) => {
      if (message.receiverId === receiverId) await hear(message);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [receiverId]);
}

/** Settles once each listener has the message. */
export async function tellSent(message: MessageView): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(message)));
}
