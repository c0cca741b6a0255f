import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { forEachServer } from './listening-servers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was told to end, and lets its callers leave. */
    isDraining: boolean;
  }
}

/** Resolves when no connection is open any more, or after so many milliseconds; what is open then is `close`'s. */
export type Drain = (milliseconds: number) => Promise<void>;

type Draining = Pick<FastifyInstance, 'server' | 'isDraining'>;

/**
 * Prepares a server, before it listens, to leave without refusing a call: it stops listening, so that new callers go to
 * another instance, and ends each open connection with its next answer, or with the one under way. If they closed at
 * once, connections would break under the requests that are just being sent on them.
 */
export function prepareDrain(app: Draining): Drain {
  const servers = new Set<Server>();
  const underWay = new Set<ServerResponse>();
  const remember = (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  };
  forEachServer(app, (server) => {
    servers.add(server);
    server.prependListener('request', remember);
  });

  return async (milliseconds) => {
    if (milliseconds === 0) return;
    app.isDraining = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    for (const server of servers) server.prependListener('request', endConnection);
    // Right after the turn in which waiting connections were accepted: those that still wait are reset by the close.
    await new Promise(setImmediate);
    // Not the HTTP server's own close, which closes idle connections.
    for (const server of servers) Server.prototype.close.call(server);
    const end = performance.now() + milliseconds;
    for (; performance.now() < end; await sleep(50)) {
      const open = await Promise.all([...servers].map(connectionsOf));
      if (open.every((count) => count === 0)) return;
    }
  };
}

function endConnection(_request: IncomingMessage, response: ServerResponse) {
  response.shouldKeepAlive = false;
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
