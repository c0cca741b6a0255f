import { once } from 'node:events';
import type { StatsFs } from 'node:fs';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { serviceHealth } from '@sidework/contracts/kernel/health';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BaseDeps } from '../base-deps.ts';
import { ServiceConfig } from '../config.ts';
import { openDatabase } from '../db/db.ts';
import { openBus } from '../events/nats.ts';
import { createServer } from '../http/server.ts';
import { buildService, type Running, type Service } from '../service.ts';
import { testService } from '../testing/service.ts';
import { anActor } from '../testing/tokens.ts';
import { healthRoutes } from './health.ts';
import { createLogger } from './logger.ts';

const marketplace: Service<ServiceConfig, BaseDeps<ServiceConfig>> = {
  name: 'marketplace',
  config: ServiceConfig,
  consumers: [],
  knowsPeople: false,
  prepare: async (base) => ({ deps: base }),
  routes() {},
  openSockets: () => 7,
};
const health = serviceHealth('marketplace');
const admin = anActor({ roles: ['admin'], aal: 'aal2' });

describe('GET /marketplace/health', () => {
  const service = testService(marketplace, {
    migrationsDir: join(import.meta.dirname, '../../migrations'),
  });
  afterEach(async () => {
    for (const table of [
      'outbox',
      'stream_readers',
      'dead_letters',
      'mail_queue',
      'stored_objects',
    ])
      await service.sql`delete from ${service.sql(table)}`;
  });
  const ask = async (who = admin) => (await service.as(who).call(health)).json();

  it('tells an administrator that nothing waits', async () => {
    expect(await ask()).toEqual({
      service: 'marketplace',
      instance: expect.stringMatching(new RegExp(`:${process.pid}$`)),
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      database: true,
      broker: false,
      degraded: expect.arrayContaining(['broker']),
      outbox: { waiting: 0, lagSeconds: 0 },
      deadLetters: [],
      limits: [
        { name: 'stream', share: 0, isNear: false },
        { name: 'log', share: 0, isNear: false },
        { name: 'files', share: 0, isNear: false },
      ],
      mails: { waiting: 0, givenUp: 0 },
      sockets: 7,
      eventLoopDelayP99: expect.any(Number),
      memoryMegabytes: expect.any(Number),
    });
  });

  it.each([
    [0.79, false],
    [0.8, true],
  ])(
    'says that %d of the room for files is taken, and from 0.8 on that it is near',
    async (share, isNear) => {
      const { sql, deps } = service;
      await sql`insert into stored_objects (key, kind, state, size, content_type)
      values ('a', 'document', 'kept', ${Math.ceil(share * deps.config.STORED_BYTES)}, 'text/plain')`;
      const { limits } = await ask();
      expect(limits).toContainEqual({ name: 'files', share: expect.closeTo(share, 5), isNear });
    },
  );

  it('names what is missing as its readiness does [D-38]', async () => {
    const { degraded } = await service.hearingNothingFor(newsMayBe.ofChildren + 1, () => ask());
    expect(degraded).toEqual(expect.arrayContaining(['broker', 'people_news']));
    expect((await ask()).degraded).not.toContain('people_news');
  });

  it('says how many events wait, and for how long the oldest', async () => {
    const { sql } = service;
    for (const [id, age] of [
      [1, 90],
      [2, 5],
    ] as const)
      await sql`
        insert into outbox (id, aggregate_id, sequence, type, data, occurred_at)
        values (gen_random_uuid(), 'a', ${id}, 'a.b.c.v1', '{}', now() - ${age} * interval '1 second')`;
    const { outbox } = await ask();
    expect(outbox.waiting).toBe(2);
    expect(outbox.lagSeconds).toBeGreaterThanOrEqual(90);
    expect(outbox.lagSeconds).toBeLessThan(100);
  });

  it('counts dead letters by consumer with the latest reason', async () => {
    await service.sql`
      insert into dead_letters (consumer, event_id, reason, parked_at) values
        ('fill-job', '1', 'first', '2026-01-01'), ('fill-job', '2', 'last', '2026-01-03'),
        ('fill-job', '3', 'second', '2026-01-02'), ('keep-person', '1', 'other', '2026-01-01')`;
    const utc = (day: string) => expect.stringMatching(new RegExp(`^${day}T`));
    expect((await ask()).deadLetters).toMatchObject([
      { consumer: 'fill-job', count: 3, latestReason: 'last', latestParkedAt: utc('2026-01-03') },
      { consumer: 'keep-person', count: 1, latestReason: 'other' },
    ]);
  });

  it('says that a reader misses what the outbox keeps not much longer', async () => {
    await service.sql`
      insert into outbox (id, aggregate_id, sequence, type, data, occurred_at, published_at, stream_sequence)
      values (gen_random_uuid(), 'a', 1, 'a.b.c.v1', '{}', now(), now() - interval '5 days', 7)`;
    await service.sql`
      insert into stream_readers values ('other__reader', 'a.b.c.v1', '2026-01-01', 6, 8)`;
    const log = async () =>
      (await ask()).limits.find(({ name }: { name: string }) => name === 'log');
    expect(await log()).toMatchObject({ share: expect.closeTo(5 / 7, 3), isNear: true });
    await service.sql`update stream_readers set read_until = 7`;
    expect(await log()).toMatchObject({ share: 0, isNear: false });
  });

  it('tells mails that wait from those given up, and forgets those sent', async () => {
    await service.sql`
      insert into mail_queue (id, recipient, subject, body_text, due_at, sent_at) values
        (gen_random_uuid(), 'a', 'a', 'a', now(), null),
        (gen_random_uuid(), 'a', 'a', 'a', now() + interval '1 minute', null),
        (gen_random_uuid(), 'a', 'a', 'a', 'infinity', null),
        (gen_random_uuid(), 'a', 'a', 'a', now(), now())`;
    expect((await ask()).mails).toEqual({ waiting: 2, givenUp: 1 });
  });

  it.each([
    ['a visitor', 401, undefined],
    ['a professional', 403, anActor()],
    ['a moderator', 403, anActor({ roles: ['moderator'] })],
  ])('refuses %s', async (_who, status, who) => {
    const caller = who ? service.as(who) : service.visitor;
    expect((await caller.call(health)).statusCode).toBe(status);
  });

  it('answers before the database does where that takes long', async () => {
    const { sql } = service;
    const order: string[] = [];
    // Every connection of the pool is taken by a query that waits, up to the limit of a statement.
    const held = Array.from({ length: 10 }, () =>
      sql`select pg_sleep(9)`.catch(() => order.push('the database')),
    );
    const answer = await ask();
    order.push('the service');
    expect(answer).toMatchObject({ database: false, outbox: null, limits: null, mails: null });
    expect(answer.deadLetters).toBeNull();
    await Promise.all(held);
    expect(order[0]).toBe('the service');
  });
});

describe('GET /health/ready', () => {
  const service = testService(marketplace, {
    migrationsDir: join(import.meta.dirname, '../../migrations'),
  });
  let running: Running;
  let age: number;
  beforeAll(async () => {
    const { config } = service.deps;
    running = await buildService(marketplace, config, {
      database: openDatabase(config.DATABASE_URL, marketplace.name),
      bus: openBus({ url: config.NATS_URL, service: marketplace.name }),
      log: createLogger(marketplace.name, 'silent'),
      news: { ageMs: () => age },
    });
    const ask = () => running.app.inject('/health/ready');
    await vi.waitUntil(async () => (await ask()).json().broker, { timeout: 20_000 });
  });
  afterAll(() => running?.close());

  it('is ok where nothing is missing', async () => {
    age = 0;
    const reply = await running.app.inject('/health/ready');
    const { disk, ...state } = reply.json();
    // The disk that this runs on may be nearly full.
    const named = disk.isNearlyFull ? ['disk'] : [];
    expect([reply.statusCode, state]).toMatchObject([200, { broker: true, degraded: named }]);
    expect(state.status).toBe(named.length > 0 ? 'degraded' : 'ok');
  });

  it.each([
    ['too old for children', newsMayBe.ofChildren + 1, { isNew: false, ageSeconds: 2 }],
    ['too old for adults', newsMayBe.ofAdults + 1, { isNew: false, ageSeconds: 60 }],
    ['never heard', Number.POSITIVE_INFINITY, { isNew: false, ageSeconds: null }],
  ])('names news that are %s, and stays ready, since reads go on', async (_, old, peopleNews) => {
    age = old;
    const reply = await running.app.inject('/health/ready');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({
        status: 'degraded',
        degraded: expect.arrayContaining(['people_news']),
        peopleNews,
      }),
    ]);
  });
});

describe('GET /health/ready of a service', () => {
  const service = testService(marketplace, {
    migrationsDir: join(import.meta.dirname, '../../migrations'),
  });
  const full = { blocks: 100, bfree: 3, bavail: 3 } as StatsFs;
  const roomy = { blocks: 100, bfree: 80, bavail: 80 } as StatsFs;

  /** On a server of its own, beside what the service needs else. */
  async function ask(
    natsUrl: string,
    disk: StatsFs,
    isThere: (state: { broker: boolean }) => boolean,
    endBroker = () => {},
  ) {
    const app = createServer({
      log: createLogger('test', 'silent'),
      authenticate: async () => anActor(),
    });
    const database = openDatabase(service.deps.config.DATABASE_URL, 'test', { max: 1 });
    const bus = openBus({ url: natsUrl, service: 'marketplace' });
    healthRoutes(app, {
      database,
      bus,
      mostBytes: 1_000,
      news: { ageMs: () => 0 },
      askDisk: async () => disk,
    });
    try {
      return await vi.waitUntil(
        async () => {
          const reply = await app.inject('/health/ready');
          return isThere(reply.json()) && reply;
        },
        { timeout: 20_000 },
      );
    } finally {
      endBroker();
      await app.close();
      await bus.close();
      await database.close();
    }
  }

  it('names a broker that is away, and stays ready', async () => {
    const { statusCode, json } = await ask('nats://127.0.0.1:1', roomy, () => true);
    expect([statusCode, json()]).toMatchObject([
      200,
      { status: 'degraded', degraded: ['broker'], broker: false },
    ]);
  });

  it('names a broker that stands still with its connections open', async () => {
    const still = await standingStill(service.deps.config.NATS_URL);
    let hasAnswered = false;
    const { statusCode, json } = await ask(
      still.url,
      roomy,
      ({ broker }) => {
        if (broker) still.stop();
        hasAnswered ||= broker;
        return hasAnswered && !broker;
      },
      still.close,
    );
    expect([statusCode, json()]).toMatchObject([
      200,
      { status: 'degraded', degraded: ['broker'], broker: false },
    ]);
  });

  it('names a disk that is full, and stays ready', async () => {
    const { NATS_URL } = service.deps.config;
    const { statusCode, json } = await ask(NATS_URL, full, ({ broker }) => broker);
    expect([statusCode, json()]).toMatchObject([
      200,
      { status: 'degraded', degraded: ['disk'], disk: { isNearlyFull: true } },
    ]);
  });
});

/** Hands everything on to the broker until it is stopped, and then nothing; connections stay open. */
async function standingStill(brokerUrl: string) {
  const { hostname, port } = new URL(brokerUrl);
  const sockets = new Set<Socket>();
  let stopped = false;
  const server = createTcpServer((client) => {
    const broker = connect(Number(port), hostname);
    for (const socket of [client, broker]) {
      sockets.add(socket.on('error', () => undefined));
      if (stopped) socket.pause();
    }
    client.on('data', (chunk) => stopped || broker.write(chunk));
    broker.on('data', (chunk) => stopped || client.write(chunk));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      stopped = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('the event loop', () => {
  const service = testService(marketplace, {
    migrationsDir: join(import.meta.dirname, '../../migrations'),
  });

  it('that was held up is seen', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    // One sample in a hundred must be late, of however many there are since the last ten seconds began.
    const afterHoldUp = async () => {
      await pause();
      const until = performance.now() + 200;
      while (performance.now() < until);
      await pause();
      return (await service.as(admin).call(health)).json().eventLoopDelayP99;
    };
    await expect.poll(afterHoldUp, { timeout: 30_000, interval: 0 }).toBeGreaterThan(100);
  });
});
