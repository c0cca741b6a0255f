import type { ServerFrame } from '@sidework/contracts/network-chat/realtime';
import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import type { WebSocket } from 'ws';

/** One open socket, as its instance knows it; whose it is, once it has authenticated. */
export interface Connection {
  socket: WebSocket;
  userId: string;
  sessionId: string;
}

/** Bytes that may wait for a browser that does not read; more, and it catches up over a new socket. */
const mostWaiting = 1024 * 1024;

/** Sends a frame; one that was written out already is passed on as it is. */
export function write(socket: WebSocket, frame: ServerFrame | string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  if (socket.bufferedAmount > mostWaiting) socket.close(closeCodes.tooSlow, 'too slow');
}
