import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { forEachServer } from '@sidework/chassis/http/listening-servers';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { logThrottle } from './log-throttle.ts';
import { networkOf } from './peers.ts';
import { openSemaphores } from './semaphore.ts';

/**
 * Ends a connection beyond a network's share at once, since what never becomes a request is counted nowhere else. A
 * trusted proxy brings those of many people, and has no share. Where no more fit, the one that has waited longest without
 * asking anything makes room: many networks together could else hold all by heads that never end.
 */
export function limitConnections(app: FastifyInstance, config: GatewayConfig) {
  const isTrusted = proxyAddr.compile(config.TRUSTED_PROXIES);
  const shares = openSemaphores();
  const nextLine = logThrottle();

  /** Those on which nothing is asked at the moment, the longest first. */
  const waiting = new Set<Socket>();
  const beginWaiting = (socket: Socket) => {
    waiting.delete(socket);
    if (!socket.destroyed) waiting.add(socket);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    waiting.delete(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    beginWaiting(request.raw.socket);
    done();
  });

  let open = 0;
  function makeRoom() {
    if (open < config.CONNECTIONS) return true;
    const [longest] = waiting;
    if (longest) waiting.delete(longest);
    longest?.destroy();
    return longest !== undefined;
  }

  function keep(socket: Socket) {
    open += 1;
    waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
    });
  }

  function admit(socket: Socket) {
    const { remoteAddress } = socket;
    // Gone already, or there is no room for it.
    if (!remoteAddress || !makeRoom()) return socket.destroy();
    keep(socket);
    if (isTrusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const free = shares.take({ [network]: config.CONNECTIONS_PER_NETWORK });
    if (free) return socket.once('close', free);
    const passedOver = nextLine();
    if (passedOver !== undefined)
      app.log.warn({ peer: network, passedOver }, 'an address has too many connections');
    socket.destroy();
  }

  forEachServer(app, (server) => {
    server.on('connection', admit);
  });
}
