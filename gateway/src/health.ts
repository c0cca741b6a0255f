import type { ServiceName } from '@sidework/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { isLocal } from './peers.ts';
import { sendProblem } from './problem-answers.ts';
import type { Upstream } from './upstreams.ts';

/** How long what was learnt of the services is believed, in milliseconds. */
const believed = 1_000;

/**
 * `/health/live` says that the process answers; `/health/ready`, on this machine only, that every service does, and what is
 * missing to which of them.
 */
export function healthRoutes(app: FastifyInstance, upstreams: Record<ServiceName, Upstream>) {
  const config = { unlimited: true };
  app.get('/health/live', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const askServices = rememberFor(believed, async () => {
    const [services, degraded] = await Promise.all([
      ofEach(upstreams, (upstream) => upstream.isLive()),
      ofEach(upstreams, (upstream) => upstream.degraded()),
    ]);
    return { services, degraded: named(degraded) };
  });
  app.get('/health/ready', { config }, async (request, reply) => {
    if (!isLocal(request)) return sendProblem(reply, 404, 'not_found');
    const { services, degraded } = await askServices();
    const isReady = !app.isDraining && Object.values(services).every(Boolean);
    const whole = Object.keys(degraded).length > 0 ? 'degraded' : 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? whole : 'unavailable', services, degraded });
  });
}

async function ofEach<T>(
  upstreams: Record<ServiceName, Upstream>,
  ask: (upstream: Upstream) => Promise<T>,
): Promise<Record<string, T>> {
  const answers = Object.entries(upstreams).map(
    async ([service, upstream]) => [service, await ask(upstream)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

/** Only the services to which something is missing. */
const named = (degraded: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(degraded).filter(([, missing]) => missing.length > 0));

/** One asking for all who ask within `milliseconds`. */
function rememberFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    const now = Date.now();
    if (!answer || now >= until) {
      answer = ask();
      until = now + milliseconds;
    }
    return answer;
  };
}
