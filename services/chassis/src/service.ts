import { streamOf } from '@sidework/contracts/kernel/event';
import closeWithGrace from 'close-with-grace';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Command, runCommand } from './commands.ts';
import { ConfigError, readConfig, type ServiceConfig } from './config.ts';
import { type AnyConsumer, durableOf, startConsumers } from './consumer.ts';
import { type Database, databaseClock, openDatabase } from './db.ts';
import { prepareDrain } from './drain.ts';
import { isOutOfReach, unauthenticated } from './errors.ts';
import { healthRoutes } from './health.ts';
import { createLogger, type Logger } from './logger.ts';
import { startMailer } from './mail.ts';
import { metricsRoutes } from './metrics.ts';
import { migrateSchema } from './migrations.ts';
import { type Bus, openBus } from './nats.ts';
import type { Live } from './nats-live.ts';
import { ensureTopology } from './nats-topology.ts';
import { startObjectSweep } from './object-sweep.ts';
import { type ObjectStore, openObjectStores } from './objects.ts';
import { type OwnData, ownDataWork } from './own-data.ts';
import { waitForPerson } from './people.ts';
import { type PersonWork, startPersonWork } from './person-tasks.ts';
import { CommandError } from './refused-command.ts';
import { startRelay } from './relay.ts';
import { type SessionsListener, sessionEnded, watchRevokedSessions } from './revoked-sessions.ts';
import { type App, createServer } from './server.ts';
import { serviceHealthRoute } from './service-health.ts';
import { type Bearer, bearing, keysAt, tokenVerifier } from './tokens.ts';
import { openTracer, type Tracer } from './tracing.ts';

/** What every use case and query of a service can be handed. */
export interface BaseDeps<C extends ServiceConfig = ServiceConfig> {
  db: Database['db'];
  sql: Database['sql'];
  /** Now, on the database's clock. */
  now: () => Date;
  log: Logger;
  config: C;
  /** The service's own bucket; what goes in there has a row (`stored-objects`). */
  objects: ObjectStore;
  /** What services leave for each other, under the id of the event that tells of it. */
  handover: ObjectStore;
  /** Absent in tests that run without a broker. */
  live?: Live;
  /** Who bears a token that came later than its request, or a refusal. */
  authenticate(request: FastifyRequest, token: string): Promise<Bearer>;
  onSessionsEnded(listener: SessionsListener): void;
}

/** One service: its name, what it reads of the environment, its routes and its consumers. */
export interface Service<C extends ServiceConfig, D extends BaseDeps<C>> {
  name: string;
  config: z.ZodType<C>;
  consumers: AnyConsumer[];
  /** Adds what only this service needs; `stop` runs at the end. */
  prepare(base: BaseDeps<C>): Promise<{ deps: D; stop?: () => Promise<void> }>;
  routes(app: App, deps: D): void;
  /** Reads the bearer of a request; only identity does so itself, the others ask it for its keys. */
  authenticate?(deps: D): (request: FastifyRequest) => Promise<Bearer>;
  /** Whether writes wait for the caller's row in the `people` replica; identity keeps none. */
  knowsPeople: boolean;
  bodyLimit?: number;
  /** Whether its instances push to each other through the broker. */
  isLive?: boolean;
  /** What it keeps of people; its consumers are then among `consumers`. */
  ownData?: OwnData;
  /** What else it does for people beside the events that asked for it. */
  personWork?(deps: D): PersonWork;
  /** How many sockets this process holds open; absent where it holds none. */
  openSockets?(deps: D): number;
  /** What its command line can do besides serve, migrate, describe and redrive. */
  commands?: Record<string, Command>;
}

export const schemaOf = (service: string) => service.replaceAll('-', '_');

export interface Running {
  app: App;
  database: Database;
  close(): Promise<void>;
}

interface Parts {
  database: Database;
  bus?: Bus;
  log: Logger;
  tracer?: Tracer | undefined;
}

/** Puts a service together on an open database and, where there is one, a bus; listening is the caller's. */
export async function buildService<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  config: C,
  { database, bus, log, tracer }: Parts,
): Promise<Running & { deps: D; work: PersonWork }> {
  const clock = await databaseClock(database.db);
  const revoked = await watchRevokedSessions(database.sql);
  const bearerOf = async (request: FastifyRequest) => {
    const bearer = await verify(request);
    if (revoked.has(bearer.actor.sessionId))
      throw Object.assign(unauthenticated('session_expired'), { cause: sessionEnded });
    return bearer;
  };
  const base: BaseDeps<C> = {
    db: database.db,
    sql: database.sql,
    now: clock.now,
    log,
    config,
    ...openObjectStores(config),
    ...(bus && { live: bus.live }),
    authenticate: (request, token) => bearerOf(bearing(request, token)),
    onSessionsEnded: revoked.onMore,
  };
  const { deps, stop } = await service.prepare(base);
  const app: App = createServer({
    log,
    tracer,
    ...(service.bodyLimit && { bodyLimit: service.bodyLimit }),
    ...(service.knowsPeople && { beforeWrite: waitForPerson(database.db) }),
    authenticate: async (request) => (await bearerOf(request)).actor,
  });
  const verify =
    service.authenticate?.(deps) ??
    (await tokenVerifier(app, {
      publishedKeys: keysAt(config.JWKS_URL),
      issuer: config.JWT_ISSUER,
    }));
  metricsRoutes(app, service.name, bus && { database, bus }, service.openSockets?.bind(null, deps));
  if (bus) healthRoutes(app, { database, bus });
  serviceHealthRoute(app, {
    service: service.name,
    database,
    bus,
    openSockets: () => service.openSockets?.(deps) ?? null,
  });
  service.routes(app, deps);

  const work = {
    ...(service.ownData && ownDataWork(service.ownData, base)),
    ...service.personWork?.(deps),
  };
  const stopWork = bus
    ? await startWork({ ...service, work }, base, { database, bus, log, tracer })
    : undefined;
  return {
    app,
    database,
    deps,
    work,
    async close() {
      await app.close();
      await stopWork?.();
      await revoked.stop();
      clock.stop();
      await stop?.();
      await bus?.close();
      await database.close();
    },
  };
}

async function startWork(
  service: { name: string; consumers: AnyConsumer[]; work: PersonWork },
  { config, objects, now }: BaseDeps,
  { database, bus, log, tracer }: Parts & { bus: Bus },
) {
  const stopRelay = await startRelay({ sql: database.sql, bus, service: service.name, log });
  const stopMailer = await startMailer(database.sql, config.SMTP_URL, config.MAIL_FROM, log);
  const stopSweep = startObjectSweep({ sql: database.sql, objects, now, log });
  const stopPersonWork = await startPersonWork({ sql: database.sql, work: service.work, log });
  startConsumers(bus, service.consumers, { service: service.name, database, log, tracer });
  return async () => {
    await stopRelay();
    await stopMailer();
    await stopSweep();
    await stopPersonWork();
  };
}

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

async function serve<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  config: C,
) {
  const log = createLogger(service.name, config.LOG_LEVEL);
  const database = openDatabase(config.DATABASE_URL, service.name);
  const bus = openBus({
    url: config.NATS_URL,
    seed: config.NATS_NKEY_SEED,
    service: service.name,
    onRefused(err) {
      // Served on, it would look alive and handle nothing; ended, it is started anew and seen to fail.
      log.fatal({ err }, 'the broker refuses this service');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  const tracer = await openTracer(service.name, config.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  const running = await buildService(service, config, { database, bus, log, tracer });
  const drain = prepareDrain(running.app);
  bearLostConnections(log);
  const delay = config.DRAIN_MS + 10_000;
  closeWithGrace({ delay, logger: log, skip: ['unhandledRejection'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the process must end');
    else await drain(config.DRAIN_MS);
    await running.close();
    await tracer?.close();
  });
  const address = await running.app.listen({ host: config.HOST, port: config.PORT });
  log.info({ address }, 'listening');
}

/**
 * A connection that is lost while the driver (postgres.js 3.4.9) still asks it for its types rejects a promise that the
 * driver keeps to itself; whoever waited for the connection is told apart from it. Anything else nobody waits for ends
 * the process.
 */
function bearLostConnections(log: Logger) {
  process.on('unhandledRejection', (err) => {
    if (!isOutOfReach(err)) throw err;
    log.warn({ err }, 'a connection was lost while it was being opened');
  });
}
