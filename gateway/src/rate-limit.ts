import type { FastifyInstance } from 'fastify';
import { isLocal, networkOf } from './peers.ts';
import { sendProblem } from './problem-answers.ts';

const window = 60_000;

/**
 * A coarse limit of requests by address, against floods; limits with a meaning are kept by the services. Counts are
 * forgotten all at once at the end of each minute, so that there is nothing to tidy.
 */
export function limitRate(app: FastifyInstance, perMinute: number) {
  const counts = new Map<string, number>();
  let endsAt = Date.now() + window;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.unlimited && isLocal(request)) return done();
    const now = Date.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + window;
    }
    const peer = networkOf(request.ip);
    const count = (counts.get(peer) ?? 0) + 1;
    counts.set(peer, count);
    if (count <= perMinute) return done();
    if (count === perMinute + 1) request.log.warn({ peer }, 'an address is over the rate limit');
    reply.header('retry-after', Math.ceil((endsAt - now) / 1000));
    sendProblem(reply, 429, 'too_many_requests');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the rate limit when this machine itself asks. */
    unlimited?: boolean;
  }
}
