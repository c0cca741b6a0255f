import { measureAnswers } from '@sidework/chassis/operations/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { isLocal } from './peers.ts';
import { sendProblem } from './problem-answers.ts';

export interface Metrics {
  registry: Registry;
  cspReports: Counter<'directive'>;
}

/** Prometheus can ask for these: the process, answers by route, and reports of broken content policies. */
export function measure(app: FastifyInstance): Metrics {
  const registry = measureAnswers(app, 'gateway');
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
