import type { WebSocket } from 'ws';

const pingEvery = 25_000;

/** A browser that vanished without closing its socket is noticed by an unanswered ping. */
export function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const pings = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, pingEvery);
  socket.once('close', () => clearInterval(pings));
}
