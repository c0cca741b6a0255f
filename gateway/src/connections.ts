import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { forEachServer } from '@sidework/chassis/http/listening-servers';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { logThrottle } from './log-throttle.ts';
import { networkOf } from './peers.ts';
import { openSemaphores } from './semaphore.ts';

/** Of each address that is listened at. */
const mostOfAll = 2_000;

/**
 * Ends a connection beyond a network's share at once, since what never becomes a request is counted nowhere else. A
 * trusted proxy brings those of many people, and has no share.
 */
export function limitConnections(app: FastifyInstance, config: GatewayConfig) {
  const isTrusted = proxyAddr.compile(config.TRUSTED_PROXIES);
  const shares = openSemaphores();
  const nextLine = logThrottle();

  function admit(socket: Socket) {
    const { remoteAddress } = socket;
    // Gone already.
    if (!remoteAddress) return socket.destroy();
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
    server.maxConnections = mostOfAll;
    server.on('connection', admit);
  });
}
