import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLocal } from './peers.ts';
import { sendProblem } from './problem-answers.ts';

export interface Metrics {
  registry: Registry;
  cspReports: Counter<'directive'>;
}

/** What Prometheus can ask: the process, answers by route, and reports of broken content policies. */
export function measure(app: FastifyInstance): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'gateway' });
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    answered.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'Reports of browsers that a page broke its content security policy',
    labelNames: ['directive'],
    registers: [registry],
  });
  return { registry, cspReports };
}

export function metricsRoute(app: FastifyInstance, { registry }: Metrics) {
  app.get('/metrics', { config: { unlimited: true } }, async (request, reply) => {
    if (!isLocal(request)) return sendProblem(reply, 404, 'not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
