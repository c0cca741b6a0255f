import type { ServiceName } from '@sidework/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { isLocal } from './peers.ts';
import { sendProblem } from './problem-answers.ts';
import type { Upstream } from './upstreams.ts';

/** How long what was learnt of the services is believed, in milliseconds. */
const believed = 1_000;

/** `/health/live` says that the process answers; `/health/ready`, on this machine only, that every service does. */
export function healthRoutes(app: FastifyInstance, upstreams: Record<ServiceName, Upstream>) {
  const config = { unlimited: true };
  app.get('/health/live', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const askServices = rememberFor(believed, () => livenessOf(upstreams));
  app.get('/health/ready', { config }, async (request, reply) => {
    if (!isLocal(request)) return sendProblem(reply, 404, 'not_found');
    const services = await askServices();
    const isReady = !app.isDraining && Object.values(services).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', services });
  });
}

async function livenessOf(upstreams: Record<ServiceName, Upstream>) {
  const answers = Object.entries(upstreams).map(
    async ([service, upstream]) => [service, await upstream.isLive()] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

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
