import { setTimeout as sleep } from 'node:timers/promises';
import { streamOf } from '@sidework/contracts/kernel/event';
import closeWithGrace from 'close-with-grace';
import type { BaseDeps } from './base-deps.ts';
import { ConfigError, readConfig, type ServiceConfig } from './config.ts';
import { longestTransaction, openDatabase, untilDatabaseAnswers } from './db/db.ts';
import { migrateSchema, refuseNewerSchema } from './db/migrations.ts';
import { isOutOfReach } from './errors.ts';
import { type AnyConsumer, durableOf } from './events/consumer.ts';
import { openBus } from './events/nats.ts';
import { ensureTopology } from './events/nats-topology.ts';
import { prepareDrain } from './http/drain.ts';
import { openObjectStores } from './objects/objects.ts';
import { runCommand } from './operations/commands.ts';
import { createLogger, type Logger } from './operations/logger.ts';
import { openTracer } from './operations/tracing.ts';
import type { News } from './people/news.ts';
import { CommandError } from './refused-command.ts';
import { buildService, type Service, schemaOf } from './service.ts';

/** The command line of a service: `serve` (the default), `migrate`, `describe`, `redrive` and its own commands. */
export async function runService<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const [command = 'serve'] = args;
  if (command === 'describe') return describe(service);
  try {
    const config = readConfig(service.config);
    if (command === 'migrate') await prepareStores(service, config);
    else if (command === 'serve') await serve(service, config);
    else await runCommand(service, config, args);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

interface Described {
  name: string;
  consumers: AnyConsumer[];
  isLive?: boolean;
}

function describe({ name, consumers, isLive = false }: Described) {
  const durables = consumers.map((consumer) => durableOf(name, consumer));
  const streams = { stream: streamOf(name), durables };
  const described = { service: name, schema: schemaOf(name), ...streams, isLive };
  process.stdout.write(`${JSON.stringify(described)}\n`);
}

async function prepareStores(
  { name, consumers }: { name: string; consumers: AnyConsumer[] },
  config: ServiceConfig,
) {
  if (!config.MIGRATION_DATABASE_URL)
    throw new ConfigError('MIGRATION_DATABASE_URL is needed to migrate.');
  await migrateSchema(config.MIGRATION_DATABASE_URL, schemaOf(name), config.MIGRATIONS_DIR);
  await ensureTopology({
    url: config.NATS_URL,
    seed: config.NATS_ADMIN_NKEY_SEED,
    replicas: config.NATS_REPLICAS,
    service: name,
    durables: consumers.map((consumer) => durableOf(name, consumer)),
  });
  await prepareBuckets(config);
}

/** A store that does not answer now gets its buckets with the first object. */
async function prepareBuckets(config: ServiceConfig) {
  const { objects, handover } = openObjectStores(config);
  for (const store of [objects, handover])
    await store.prepare().catch((error) => {
      if (error.code !== 'store_unavailable') throw error;
    });
}

/** Milliseconds. `make up` gives a service 60 s until it must be ready. */
const patienceForDatabase = 40_000;

async function serve<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  config: C,
) {
  const log = createLogger(service.name, config.LOG_LEVEL);
  bearLostConnections(log);
  const database = openDatabase(config.DATABASE_URL, service.name);
  await untilDatabaseAnswers(database.sql, patienceForDatabase);
  try {
    await refuseNewerSchema(database.sql, schemaOf(service.name), config.MIGRATIONS_DIR);
  } catch (error) {
    await database.close();
    throw error;
  }
  const bus = openBus({
    url: config.NATS_URL,
    seed: config.NATS_NKEY_SEED,
    service: service.name,
    onRefused(err) {
      // A service that goes on would look alive and handle nothing; one that ends is restarted, and its failure is
      // seen.
      log.fatal({ err }, 'the broker refuses this service');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  const tracer = await openTracer(service.name, config.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  const running = await buildService(service, config, { database, bus, log, tracer });
  const drain = prepareDrain(running.app);
  // A request or a job that begins during the drain may take as long as any transaction.
  const delay = config.DRAIN_MS + longestTransaction + 5_000;
  closeWithGrace({ delay, logger: log, skip: ['unhandledRejection'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the process must end');
    else await drain(config.DRAIN_MS);
    await running.close();
    await tracer?.close();
  });
  await hearFirstNews(running.deps.news);
  const address = await running.app.listen({ host: config.HOST, port: config.PORT });
  log.info({ address }, 'listening');
  if (config.SIDEWORK_PROFILE === 'demo')
    log.warn('this is the demo: sandboxes are on, and it is for no business');
}

/** Milliseconds. Without a broker there is no news to wait for, and reads are served all the same. */
const patienceForNews = 2_000;

/** A process that has just begun knows of no news, and would refuse what another instance takes. */
async function hearFirstNews({ ageMs }: News) {
  const until = performance.now() + patienceForNews;
  while (ageMs() === Number.POSITIVE_INFINITY && performance.now() < until) await sleep(50);
}

/**
 * A connection that is lost while the driver (postgres.js 3.4.9) still asks it for its types rejects a promise that the
 * driver keeps to itself; the callers learn of the loss in another way. Any other unhandled rejection ends the process.
 */
function bearLostConnections(log: Logger) {
  process.on('unhandledRejection', (err) => {
    if (!isOutOfReach(err)) throw err;
    log.warn({ err }, 'a connection was lost while it was being opened');
  });
}
