import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { BaseDeps } from './base-deps.ts';
import type { ServiceConfig } from './config.ts';
import { toldMoment } from './context.ts';
import { type Database, databaseClock } from './db/db.ts';
import { unauthenticated } from './errors.ts';
import { type AnyConsumer, startConsumers } from './events/consumer.ts';
import type { Bus } from './events/nats.ts';
import { startRelay } from './events/relay.ts';
import { type Actor, isHalfSignedIn } from './http/actor.ts';
import { type App, createServer } from './http/server.ts';
import { type Bearer, bearing, keysAt, tokenVerifier } from './http/tokens.ts';
import { type BackgroundJob, startBackground } from './jobs/background.ts';
import { startMailer } from './jobs/mail.ts';
import { sweepObjectsJob } from './objects/object-sweep.ts';
import { openObjectStores } from './objects/objects.ts';
import type { Command } from './operations/commands.ts';
import { healthRoutes } from './operations/health.ts';
import type { Logger } from './operations/logger.ts';
import { measureEvents, metricsRoutes, type ServiceGauge } from './operations/metrics.ts';
import { serviceHealthRoute } from './operations/service-health.ts';
import type { Tracer } from './operations/tracer.ts';
import { beatJob } from './people/beat-news.ts';
import { childGateOf } from './people/child-gate.ts';
import { hearNews } from './people/heard-news.ts';
import { alwaysNew, type ChildReach, type News, requireNews, type Write } from './people/news.ts';
import { type OwnData, ownDataWork } from './people/own-data.ts';
import { waitForPerson } from './people/people.ts';
import { type PersonWork, startPersonWork } from './people/person-tasks.ts';
import { sessionEnded, watchRevokedSessions } from './people/revoked-sessions.ts';
import { scannerAt } from './uploads/scanner.ts';

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
  /** How it finds out whether a write reaches a child, for the `reaches` of its contracts. */
  childReach?: ChildReach;
  bodyLimit?: number;
  /** Whether files are streamed through it, which take as long as their senders do; the gateway ends those that stop. */
  takesLargeFiles?: boolean;
  /** Whether the filler of the demo says when each of its deeds happened; no other profile takes that. */
  takesToldMoments?: boolean;
  /** Whether its instances push to each other through the broker. */
  isLive?: boolean;
  /** The export and erasure of a person's data; its consumers are then among `consumers`. */
  ownData?: OwnData;
  /** Further work for people beside the events that asked for it. */
  personWork?(deps: D): PersonWork;
  /** Jobs that run by themselves; tests run them when they need them done. */
  background?: BackgroundJob<D>[];
  /** How many sockets this process holds open; absent where it holds none. */
  openSockets?(deps: D): number;
  /** It measures these besides the rest, for Prometheus. */
  gauges?(deps: D): ServiceGauge[];
  /** Commands of its command line besides serve, migrate, describe and redrive. */
  commands?: Record<string, Command>;
}

/** The Postgres schema of a service, after which its roles are named too. */
export const schemaOf = (service: string) => service.replaceAll('-', '_');

/** `close` ends the parts in the order in which one needs another. */
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
  /** In the place of what is heard of identity: tests say themselves how old their news is. */
  news?: News;
}

/** Milliseconds; as long as the gateway waits for one. */
const longestFile = 30 * 60_000;
/** A file that has come is read by the scanner before its upload is answered; several wait for each other. */
const longestCheck = 120_000;

/** Puts a service together on an open database and, where there is one, a bus; listening is the caller's. */
export async function buildService<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  config: C,
  { database, bus, log, tracer, news: given }: Parts,
): Promise<Running & { deps: D; work: PersonWork }> {
  const clock = await databaseClock(database.db);
  const takesToldMoments = service.takesToldMoments === true && config.SIDEWORK_PROFILE === 'demo';
  const revoked = await watchRevokedSessions(database.sql);
  // The parts that verify tokens need this function, so it awaits the verifier that is made below.
  const verifier = Promise.withResolvers<(request: FastifyRequest) => Promise<Bearer>>();
  const bearerOf = async (request: FastifyRequest) => {
    const verify = await verifier.promise;
    const bearer = await verify(request);
    if (revoked.has(bearer.actor.sessionId))
      throw Object.assign(unauthenticated('session_expired'), { cause: sessionEnded });
    return bearer;
  };
  const heard =
    service.knowsPeople && bus
      ? hearNews({ beats: bus.beats, sql: database.sql, consumers: service.consumers, log })
      : undefined;
  const news = given ?? heard ?? alwaysNew;
  const base: BaseDeps<C> = {
    news,
    childGate: childGateOf(service.name, database.db, news, config.REFUSED_WORDS_PER_HOUR),
    db: database.db,
    sql: database.sql,
    now: takesToldMoments ? () => toldMoment() ?? clock.now() : clock.now,
    log,
    config,
    ...openObjectStores(config),
    scanner: scannerAt(config.CLAMD_URL),
    ...(bus && { live: bus.live }),
    authenticate: async (request, token) => {
      const bearer = await bearerOf(bearing(request, token));
      if (isHalfSignedIn(bearer.actor)) throw unauthenticated('insufficient_aal');
      return bearer;
    },
    onSessionsEnded: revoked.onMore,
  };
  const { deps, stop } = await service.prepare(base);
  const app: App = createServer({
    log,
    tracer,
    takesToldMoments,
    ...(service.bodyLimit && { bodyLimit: service.bodyLimit }),
    ...(service.takesLargeFiles && {
      requestTimeout: longestFile,
      connectionTimeout: longestCheck,
    }),
    ...(service.knowsPeople && { beforeWrite: beforeWriting(base, service.childReach) }),
    ...(service.childReach && { reachable: Object.keys(service.childReach) }),
    authenticate: async (request) => (await bearerOf(request)).actor,
  });
  verifier.resolve(
    service.authenticate?.(deps) ??
      (await tokenVerifier(app, {
        publishedKeys: keysAt(config.JWKS_URL),
        issuer: config.JWT_ISSUER,
      })),
  );
  const registry = addOperatorRoutes(app, service, deps, { database, bus, news });
  service.routes(app, deps);

  const work = {
    ...(service.ownData && ownDataWork(service.ownData, base)),
    ...service.personWork?.(deps),
  };
  const stopWork = bus
    ? await startWork({ ...service, work, registry }, base, { database, bus, log, tracer })
    : undefined;
  // Only the service without a replica of people publishes them.
  const beats =
    bus && !service.knowsPeople ? [beatJob({ sql: database.sql, beats: bus.beats })] : [];
  const stopBackground =
    bus &&
    (await startBackground([...(service.background ?? []), sweepObjectsJob, ...beats], deps, {
      sql: database.sql,
      log,
      registry,
    }));
  return {
    app,
    database,
    deps,
    work,
    async close() {
      await app.close();
      await Promise.all([stopWork?.(), stopBackground?.()]);
      heard?.stop();
      await revoked.stop();
      clock.stop();
      await stop?.();
      await bus?.close();
      await database.close();
    },
  };
}

/** The writer is known, and the data about them is new enough for the stakes of the write. */
function beforeWriting(
  { db, news }: Pick<BaseDeps, 'db' | 'news'>,
  childReach: ChildReach | undefined,
) {
  const wait = waitForPerson(db);
  return async (actor: Actor, write: Write) => {
    await wait(actor);
    await requireNews({ news, db, childReach }, actor, write);
  };
}

/** Operators read these of every service. */
function addOperatorRoutes<D extends BaseDeps>(
  app: App,
  service: Pick<Service<BaseDeps['config'], D>, 'name' | 'openSockets' | 'gauges'>,
  deps: D,
  { database, bus, news }: { database: Database; bus: Bus | undefined; news: News },
) {
  const { mostBytes } = deps.objects;
  const openSockets = service.openSockets?.bind(service, deps);
  const sockets: ServiceGauge = {
    name: 'open_sockets',
    help: 'Sockets of people that are open here',
    read: () => openSockets?.() ?? 0,
  };
  const registry = metricsRoutes(app, service.name, bus && { database, bus, mostBytes }, [
    ...(openSockets ? [sockets] : []),
    ...(service.gauges?.(deps) ?? []),
  ]);
  if (bus) healthRoutes(app, { database, bus, news, mostBytes });
  serviceHealthRoute(app, { service: service.name, database, bus, news, mostBytes, openSockets });
  return registry;
}

/** Starts the work beside the requests, and returns the function that ends it. */
async function startWork(
  service: { name: string; consumers: AnyConsumer[]; work: PersonWork; registry: Registry },
  { config }: BaseDeps,
  { database, bus, log, tracer }: Parts & { bus: Bus },
) {
  const stopRelay = await startRelay({ sql: database.sql, bus, service: service.name, log });
  const stopMailer = await startMailer(database.sql, config.SMTP_URL, config.MAIL_FROM, log);
  const stopPersonWork = await startPersonWork({ sql: database.sql, work: service.work, log });
  startConsumers(bus, service.consumers, {
    service: service.name,
    database,
    log,
    tracer,
    measure: measureEvents(service.registry),
  });
  return async () => {
    await stopRelay();
    await stopMailer();
    await stopPersonWork();
  };
}
