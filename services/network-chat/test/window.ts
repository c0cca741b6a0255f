import type { ClientFrame, ServerFrame } from '@sidework/contracts/network-chat/realtime';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

/** A browser's window: its socket, and every frame that came. */
export async function openWindow(address: string, token?: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime`);
  const frames: ServerFrame[] = [];
  let closedWith: number | undefined;
  socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
  socket.on('close', (code) => {
    closedWith = code;
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const window = {
    socket,
    frames,
    say: (frame: ClientFrame) => socket.send(JSON.stringify(frame)),
    of: <T extends ServerFrame['type']>(type: T) =>
      frames.filter((frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type),
    async heard<T extends ServerFrame['type']>(type: T, count = 1) {
      await vi.waitFor(
        () => {
          if (window.of(type).length < count)
            throw new Error(`${window.of(type).length} of ${count} frames "${type}" came`);
        },
        { timeout: 5_000, interval: 10 },
      );
      return window.of(type);
    },
    async closed(within = 5_000): Promise<number> {
      return vi.waitFor(
        () => {
          if (closedWith === undefined) throw new Error('the socket is open');
          return closedWith;
        },
        { timeout: within, interval: 10 },
      );
    },
  };
  if (token) {
    window.say({ type: 'authenticate', token });
    await window.heard('ready');
  }
  return window;
}
