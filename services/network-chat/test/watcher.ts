import type { WebSocket } from 'ws';
import { openHub } from '../src/realtime/hub.ts';
import type { PresencePush } from '../src/realtime/push.ts';

/** A hub that hears what the test pushes, and a socket that keeps what is written to it. */
export function aWatcher(userId: string) {
  const heard = new Map<string, (payload: unknown) => void>();
  const hub = openHub({
    push: () => {},
    onReturn: () => {},
    hear(topic, hears) {
      heard.set(topic, hears);
      return { ready: Promise.resolve(), stop: () => {} };
    },
  });
  const written: unknown[] = [];
  const socket = { readyState: 1, OPEN: 1, send: (text: string) => written.push(JSON.parse(text)) };
  const connection = { socket: socket as unknown as WebSocket, userId, sessionId: '' };
  return { hub, connection, written, push: (push: PresencePush) => heard.get('presence')?.(push) };
}
