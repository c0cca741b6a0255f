import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { deadLetterCount } from '../events/consumer.ts';
import { outboxLag } from '../events/outbox.ts';
import type { App } from '../http/server.ts';
import type { HealthOptions } from './health.ts';
import { limitsOf } from './limits.ts';

/** A registry of what the process is and of requests by route, which it begins to count on `app`. */
export function measureAnswers(app: Pick<FastifyInstance, 'addHook'>, service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  // A series is looked up by its labels once, which costs more than to count.
  const series = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', ({ method, routeOptions: { url = 'none' } }, reply, done) => {
    const status = String(reply.statusCode);
    const name = `${method} ${url} ${status}`;
    const known = series.get(name) ?? answered.labels(method, url, status);
    series.set(name, known);
    known.observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/**
 * `/metrics` in Prometheus' text form: the process, requests by route, open sockets, outbox and dead letters. Gives the
 * registry, for what else is measured.
 */
export function metricsRoutes(
  app: App,
  service: string,
  health?: Omit<HealthOptions, 'news'>,
  openSockets?: () => number,
): Registry {
  const registry = measureAnswers(app, service);
  if (openSockets)
    new Gauge({
      name: 'open_sockets',
      help: 'Sockets of people that are open here',
      registers: [registry],
      collect() {
        this.set(openSockets());
      },
    });
  if (health) {
    new Gauge({
      name: 'outbox_lag_seconds',
      help: 'How long the oldest unpublished event has waited',
      registers: [registry],
      async collect() {
        this.set(await outboxLag(health.database.sql));
      },
    });
    new Gauge({
      name: 'dead_letters',
      help: 'Events parked after their last try',
      registers: [registry],
      async collect() {
        this.set(await deadLetterCount(health.database));
      },
    });
    new Gauge({
      name: 'limit_share',
      help: 'How much of a limit is taken, up to 1: room in the stream, days in the outbox, room for files; 0.7 is much',
      labelNames: ['limit'],
      registers: [registry],
      async collect() {
        for (const { name, share } of await limitsOf(health.database, health.bus, health.mostBytes))
          this.set({ limit: name }, share);
      },
    });
  }
  app.get('/metrics', { config: { access: 'public' }, logLevel: 'silent' }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}
