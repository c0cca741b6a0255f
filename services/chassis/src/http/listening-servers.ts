import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const listened = 'tracing:net.server.listen:asyncEnd';

/**
 * Gives every server that an app listens by, from before it does: for `localhost` Fastify listens on each loopback
 * address by a server of its own, of which `app.server` is only the first.
 */
export function forEachServer(app: Pick<FastifyInstance, 'server'>, use: (server: Server) => void) {
  const seen = new Set<Server>([app.server]);
  use(app.server);
  const look = (message: unknown) => {
    const { server } = message as { server: Server };
    if (seen.has(server) || portOf(server) !== portOf(app.server)) return;
    seen.add(server);
    use(server);
  };
  subscribe(listened, look);
  app.server.once('close', () => unsubscribe(listened, look));
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
