import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import type { z } from 'zod';
import type { BaseDeps } from '../base-deps.ts';
import type { ServiceConfig } from '../config.ts';
import { openDatabase } from '../db/db.ts';
import { deliver } from '../events/consumer.ts';
import type { Actor } from '../http/actor.ts';
import { createLogger } from '../operations/logger.ts';
import { type Person, people } from '../people/people.ts';
import { doPersonTasks } from '../people/person-tasks.ts';
import { buildService, type Service, schemaOf } from '../service.ts';
import { testDatabase, testStores } from './stores.ts';
import { anActor, issuer, keySet, tokenFor } from './tokens.ts';

/** The parts of a call's request. */
export interface CallArgs {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request of `endpoint` as Fastify's inject takes it. */
function requestOf({ method, url }: Endpoint, args: CallArgs, token?: string): InjectOptions {
  const path = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(args.params?.[name] ?? ''));
  return {
    method,
    url: path,
    ...(args.query && {
      query: Object.fromEntries(
        Object.entries(args.query).map(([name, value]) => [name, String(value)]),
      ),
    }),
    ...(args.body !== undefined && { payload: args.body as object }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...args.headers },
  };
}

/** A line of the log, as far as tests look at it. */
export interface LogLine {
  level: string;
  msg: string;
  err?: { type: string; message: string };
}

/** A caller is signed in or a visitor. */
export interface Caller {
  call(endpoint: Endpoint, args?: CallArgs): Promise<LightMyRequestResponse>;
}

/**
 * A service on a real database of this test file's own, called without a socket. Events are read from the outbox and
 * handed to consumers directly; what the broker does to them is tested in the chassis and in the journeys.
 */
export function testService<C extends ServiceConfig, D extends BaseDeps<C>>(
  service: Service<C, D>,
  options: { migrationsDir: string; config?: Partial<C> },
) {
  let running: Awaited<ReturnType<typeof buildService<C, D>>>;
  const print = (line: string) => void process.stdout.write(line);
  let writeLine = print;
  let newsAge = 0;

  beforeAll(async () => {
    const { url } = await testDatabase(schemaOf(service.name), options.migrationsDir);
    const config = service.config.parse({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: 0,
      DATABASE_URL: url,
      MIGRATIONS_DIR: options.migrationsDir,
      NATS_URL: inject('natsUrl'),
      PUBLIC_URL: 'http://localhost:8080',
      FILES_URL: 'http://localhost:8081',
      ...testStores(),
      JWKS_URL: `data:application/json,${encodeURIComponent(JSON.stringify(keySet))}`,
      JWT_ISSUER: issuer,
      SMTP_URL: inject('smtpUrl'),
      ...options.config,
    });
    running = await buildService(service, config, {
      database: openDatabase(url, service.name),
      log: createLogger(service.name, config.LOG_LEVEL, { write: (line) => writeLine(line) }),
      news: { ageMs: () => newsAge },
    });
    await running.app.ready();
  });

  afterAll(async () => {
    await running?.close();
  });

  const callAs = (token?: string): Caller => ({
    call: (endpoint, args = {}) => running.app.inject(requestOf(endpoint, args, token)),
  });

  return {
    get app() {
      return running.app;
    },
    get db() {
      return running.database.db;
    },
    get sql() {
      return running.database.sql;
    },
    get deps() {
      return running.deps;
    },
    /** As if nothing had been heard of identity for so long while `work` is done. */
    async hearingNothingFor<R>(milliseconds: number, work: () => Promise<R>): Promise<R> {
      newsAge = milliseconds;
      try {
        return await work();
      } finally {
        newsAge = 0;
      }
    },
    /** Calls without a session. */
    visitor: callAs(),
    /** Calls with `token` as it stands. */
    bearing: callAs,
    /** Calls as `actor`, whom the service knows of. */
    as: (actor: Actor) => callAs(tokenFor(actor)),
    /** Adds a person with a row in the people replica. */
    async person(given: Partial<Actor> = {}, known: Partial<Person> = {}): Promise<Actor> {
      const actor = anActor(given);
      await running.database.db.insert(people).values({
        id: actor.id,
        sequence: 1,
        fullName: 'Ada Example',
        userType: actor.userType,
        accountType: actor.accountType,
        roles: actor.roles,
        completedServicesAsProfessional: 0,
        mayAct: true,
        guardianIds: [],
        ...known,
      });
      return actor;
    },
    /** The events written since the test file began, oldest first, of one type where it is given. */
    async emitted(type?: EventType) {
      const { sql } = running.database;
      return sql<{ id: string; type: string; sequence: number; data: Record<string, unknown> }[]>`
        select id, type, sequence, data from outbox
        where ${type ?? null}::text is null or type = ${type ?? null} order by id`;
    },
    /** The log of what goes wrong in `work`, which is not printed: that it does is what the test is about. */
    async loggedIn(work: () => Promise<unknown>): Promise<LogLine[]> {
      const lines: string[] = [];
      writeLine = (line) => void lines.push(line);
      try {
        await work();
      } finally {
        writeLine = print;
      }
      return lines.map((line) => JSON.parse(line));
    },
    /** Does what is due of the tasks for people, and gives how many they were. */
    doPersonTasks() {
      const { database, work, deps } = running;
      return doPersonTasks({ sql: database.sql, work, log: deps.log });
    },
    /** Hands an event to every consumer of it; the same `id` again is a redelivery. Gives what became of each. */
    async receive<T extends EventType, S extends z.ZodType>(
      event: EventDefinition<T, S>,
      data: z.infer<S>,
      { id = randomUUID() as string, sequence = 1, attempt = 1, at = new Date() } = {},
    ): Promise<string[]> {
      const outcomes: string[] = [];
      const envelope = {
        specversion: '1.0',
        id,
        source: '/sidework/test',
        type: event.type,
        subject: event.aggregate(data),
        sequence,
        time: at.toISOString(),
        data,
      };
      const interested = service.consumers.filter((each) => each.event.type === event.type);
      for (const each of interested)
        await deliver(
          each,
          {
            envelope,
            attempt,
            ack: () => outcomes.push('acknowledged'),
            retryIn: (milliseconds) => outcomes.push(`retried in ${milliseconds}`),
            end: () => outcomes.push('ended'),
            working: () => {},
          },
          { service: service.name, database: running.database, log: running.deps.log },
        );
      return outcomes;
    },
  };
}
