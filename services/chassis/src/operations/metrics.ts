import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql } from '../db/db.ts';
import { deadLetterCount } from '../events/consumer.ts';
import { outboxLag } from '../events/outbox.ts';
import type { App } from '../http/server.ts';
import { diskState, type HealthOptions } from './health.ts';
import { limitsOf } from './limits.ts';

/** A figure that is read when Prometheus asks for it; `help` says its unit. */
export interface ServiceGauge {
  name: string;
  help: string;
  read(): number | Promise<number>;
}

/** A registry of what the process is and of requests by route, which it begins to count on `app`. */
export function measureAnswers(app: Pick<FastifyInstance, 'addHook'>, service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 5, 10],
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
 * `/metrics` in Prometheus' text form: the process, requests by route, events, mails, limits and `gauges`. Gives the
 * registry, for what else is measured.
 */
export function metricsRoutes(
  app: App,
  service: string,
  health: Omit<HealthOptions, 'news'> | undefined,
  gauges: ServiceGauge[],
): Registry {
  const registry = measureAnswers(app, service);
  const all = health ? [...gauges, ...gaugesOf(health)] : gauges;
  for (const { name, help, read } of all)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  if (health) measureLimits(registry, health);
  app.get('/metrics', { config: { access: 'public' }, logLevel: 'silent' }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}

function gaugesOf({ database, askDisk }: Omit<HealthOptions, 'news'>): ServiceGauge[] {
  return [
    {
      name: 'outbox_lag_seconds',
      help: 'How long the oldest unpublished event has waited',
      read: () => outboxLag(database.sql),
    },
    {
      name: 'dead_letters',
      help: 'Events parked after their last try',
      read: () => deadLetterCount(database),
    },
    {
      name: 'mail_lag_seconds',
      help: 'How long the mail that is due longest has waited, those that were given up aside',
      read: () => mailLag(database.sql),
    },
    {
      name: 'disk_used_share',
      help: 'How much of the disk of the process is taken, up to 1; -1 where it cannot be read',
      read: async () => {
        const { usedPercent } = await diskState(askDisk);
        return usedPercent === null ? -1 : usedPercent / 100;
      },
    },
  ];
}

async function mailLag(sql: Sql): Promise<number> {
  const [row] = await sql<{ lag: number }[]>`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as lag
    from mail_queue where sent_at is null and due_at < 'infinity'`;
  return Math.max(0, row?.lag ?? 0);
}

function measureLimits(
  registry: Registry,
  { database, bus, mostBytes }: Omit<HealthOptions, 'news'>,
): void {
  new Gauge({
    name: 'limit_share',
    help: 'How much of a limit is taken, up to 1: room in the stream, days in the outbox, room for files; 0.7 is much',
    labelNames: ['limit'],
    registers: [registry],
    async collect() {
      for (const { name, share } of await limitsOf(database, bus, mostBytes))
        this.set({ limit: name }, share);
    },
  });
}

/** Counts how old each event was, in seconds, when a consumer had handled it. */
export function measureEvents(registry: Registry): (consumer: string, seconds: number) => void {
  const handled = new Histogram({
    name: 'event_age_seconds',
    help: 'Time from what an event tells of to the end of the consumer that handled it',
    labelNames: ['consumer'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300],
    registers: [registry],
  });
  return (consumer, seconds) => handled.labels(consumer).observe(seconds);
}
