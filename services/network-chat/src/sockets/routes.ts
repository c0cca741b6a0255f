import websocket from '@fastify/websocket';
import type { App } from '@sidework/chassis/http/server';
import { limits } from '@sidework/contracts/network-chat/limits';
import { closeCodes, realtimeUrl } from '@sidework/contracts/network-chat/realtime';
import type { Deps } from '../deps.ts';
import { serveSocket } from './serve-socket.ts';

/** Browsers have so long to answer the close frame. */
const closeGrace = 1_000;

/** The one socket. It is public to open: its first frame says whose it is. */
export function realtimeRoutes(app: App, deps: Deps) {
  app.register(websocket, {
    options: { maxPayload: limits.frame },
    preClose(done) {
      for (const socket of this.websocketServer.clients) {
        socket.close(closeCodes.restarting);
        setTimeout(() => socket.terminate(), closeGrace).unref();
      }
      done();
    },
  });
  app.register(async (scope) => {
    scope.get(
      realtimeUrl.replace('/api', ''),
      { websocket: true, config: { access: 'public' }, logLevel: 'silent' },
      (socket, request) => serveSocket(socket, request, deps),
    );
  });
}
