import type { IncomingMessage } from 'node:http';

/** How long what is still being sent is read and thrown away, in milliseconds. */
const patience = 500;

/**
 * Ends a connection after an answer that came before the body had. Closed at once, it would be reset under what is being
 * sent, and many a program would never read the answer. Nothing more that comes is taken for a request.
 */
export function drainRequestBody({ socket }: IncomingMessage) {
  socket.destroySoon = () => {
    socket.removeAllListeners('data');
    socket.on('data', () => undefined).resume();
    socket.end();
    setTimeout(() => socket.destroy(), patience).unref();
  };
}
