import { hostname } from 'node:os';
import { serviceHealth } from '@sidework/contracts/kernel/health';
import type { Database, Sql } from '../db/db.ts';
import { isPassing } from '../errors.ts';
import type { Bus } from '../events/nats.ts';
import type { App } from '../http/server.ts';
import type { News } from '../people/news.ts';
import { watchEventLoop } from './event-loop.ts';
import { ageOf, brokerAnswers, degradedOf, diskState } from './health.ts';
import { limitsOf } from './limits.ts';

export interface ServiceHealthOptions {
  service: string;
  database: Database;
  /** Absent in tests that run without a broker. */
  bus?: Bus | undefined;
  news: News;
  /** How much room files may take. */
  mostBytes: number;
  /** Absent where the service holds none. */
  openSockets?: (() => number) | undefined;
}

/** Milliseconds that a database may take before it counts as away. */
const patience = 1_500;
const instance = `${hostname()}:${process.pid}`;
const megabyte = 1e6;

/** `/<service>/health`: one running process as an administrator sees it, whatever of it is away. */
export function serviceHealthRoute(
  app: App,
  { service, database, bus, news, mostBytes, openSockets }: ServiceHealthOptions,
) {
  const eventLoop = watchEventLoop();
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  app.addHook('onClose', async () => eventLoop.stop());
  app.route({
    ...serviceHealth(service),
    config: { access: 'admin' },
    handler: async () => {
      const [stored, broker, disk] = await Promise.all([
        storedHealth(database, bus, mostBytes),
        brokerAnswers(bus),
        diskState(),
      ]);
      const near = stored.limits?.filter(({ isNear }) => isNear) ?? [];
      const nearLimits = near.map(({ name }) => name);
      return {
        service,
        instance,
        startedAt,
        broker,
        ...stored,
        degraded: degradedOf({ broker, disk, nearLimits, peopleNews: ageOf(news) }),
        sockets: openSockets?.() ?? null,
        eventLoopDelayP99: eventLoop.delayP99(),
        memoryMegabytes: Math.round(process.memoryUsage.rss() / megabyte),
      };
    },
  });
}

const unknown = {
  database: false,
  outbox: null,
  deadLetters: null,
  limits: null,
  mails: null,
} as const;

async function storedHealth(database: Database, bus: Bus | undefined, mostBytes: number) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<typeof unknown>((resolve) => {
    timer = setTimeout(resolve, patience, unknown);
  });
  const asked = readStored(database, bus, mostBytes).catch((error) => {
    if (isPassing(error)) return unknown;
    throw error;
  });
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

async function readStored(database: Database, bus: Bus | undefined, mostBytes: number) {
  const { sql } = database;
  const [outbox, deadLetters, limits, mails] = await Promise.all([
    outboxHealth(sql),
    deadLettersByConsumer(sql),
    limitsOf(database, bus, mostBytes),
    mailHealth(sql),
  ]);
  return { database: true, outbox, deadLetters, limits, mails };
}

async function outboxHealth(sql: Sql) {
  const [row] = await sql<{ waiting: number; lagSeconds: number }[]>`
    select count(*)::int as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(occurred_at)), 0))::float8 as "lagSeconds"
    from outbox where published_at is null`;
  return row ?? { waiting: 0, lagSeconds: 0 };
}

async function deadLettersByConsumer(sql: Sql) {
  const rows = await sql<
    { consumer: string; count: number; latestReason: string; latestParkedAt: string }[]
  >`
    select distinct on (consumer) consumer, (count(*) over each)::int as count,
      reason as "latestReason", parked_at as "latestParkedAt"
    from dead_letters window each as (partition by consumer)
    order by consumer, parked_at desc`;
  return rows.map((row) => ({
    ...row,
    latestParkedAt: new Date(row.latestParkedAt).toISOString(),
  }));
}

async function mailHealth(sql: Sql) {
  const [row] = await sql<{ waiting: number; givenUp: number }[]>`
    select count(*) filter (where due_at < 'infinity')::int as waiting,
      count(*) filter (where due_at = 'infinity')::int as "givenUp"
    from mail_queue where sent_at is null`;
  return row ?? { waiting: 0, givenUp: 0 };
}
