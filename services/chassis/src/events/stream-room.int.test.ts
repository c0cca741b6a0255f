import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { event, streamOf } from '@sidework/contracts/kernel/event';
import { connect, type JetStreamManager, type NatsConnection, nanos } from 'nats';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { type AnyConsumer, consumer, durableOf, startConsumers } from './consumer.ts';
import { type Bus, openBus } from './nats.ts';
import { ensureTopology } from './nats-topology.ts';
import { emit } from './outbox.ts';
import { startRelay } from './relay.ts';

// This file has a publisher of its own, so that it shares its stream with no other.
const publisher = `room${randomUUID().slice(0, 8)}` as const;
const stream = streamOf(publisher);
const counted = event(
  `${publisher}.number.counted.v1`,
  z.object({ of: z.string(), value: z.number(), text: z.string() }),
  (data) => data.of,
);
/** As long as most events are. */
const text = 'x'.repeat(400);
const maxBytes = 640 * 1024;
/** Some 1,000 kB, which is more than there is room for. */
const events = 1_500;

const log = createLogger('test', 'silent');
let database: Database;
let admin: NatsConnection;
let manager: JetStreamManager;
let refused = 0;
let publishing: Bus;
let stopRelay: () => Promise<void>;

/** A handler of one event by this name, and the services that run it. */
function aReader(name: string) {
  const values = new Map<number, number>();
  const reader: AnyConsumer = consumer({
    name: `${name}-${publisher}`,
    event: counted,
    async handle(_tx, { data: { value } }) {
      values.set(value, (values.get(value) ?? 0) + 1);
    },
  });
  return { reader, values, durable: durableOf('test', reader) };
}
const [steady, absent, late] = ['steady', 'absent', 'late'].map(aReader) as [
  ReturnType<typeof aReader>,
  ReturnType<typeof aReader>,
  ReturnType<typeof aReader>,
];

function start({ reader }: ReturnType<typeof aReader>): Bus {
  const bus = openBus({ url: inject('natsUrl'), service: publisher });
  startConsumers(bus, [reader], { service: 'test', database, log });
  return bus;
}

const ensure = (...readers: ReturnType<typeof aReader>[]) =>
  ensureTopology({
    url: inject('natsUrl'),
    service: publisher,
    maxBytes,
    durables: readers.map(({ durable }) => durable),
  });

async function count(from: number, to: number) {
  for (let value = from; value < to; value += 50)
    await database.db.transaction((tx) =>
      Promise.all(
        Array.from({ length: Math.min(50, to - value) }, (_, at) =>
          emit(tx, counted, { of: `a${(value + at) % 40}`, value: value + at, text }, new Date()),
        ),
      ),
    );
}

const handledBy = async ({ reader }: ReturnType<typeof aReader>) => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from inbox where consumer = ${reader.name}`;
  return row?.count;
};
const bytes = async () => (await manager.streams.info(stream)).state.bytes;

describe('a stream with little room', { timeout: 180_000 }, () => {
  const buses: Bus[] = [];

  beforeAll(async () => {
    const migrations = join(import.meta.dirname, '../../migrations');
    database = openDatabase((await testDatabase('marketplace', migrations)).url, 'test');
    await ensure(steady, absent);
    const bus = openBus({ url: inject('natsUrl'), service: publisher });
    publishing = {
      ...bus,
      publish: (envelope, repeat) =>
        bus.publish(envelope, repeat).catch((error) => {
          refused += 1;
          throw error;
        }),
    };
    stopRelay = await startRelay({ sql: database.sql, bus: publishing, service: publisher, log });
    buses.push(bus, start(steady));
    admin = await connect({ servers: new URL(inject('natsUrl')).host });
    manager = await admin.jetstreamManager();
  });
  afterAll(async () => {
    await stopRelay();
    for (const bus of buses) await bus.close();
    await admin.close();
    await database.close();
  });

  it('refuses nothing and loses nothing, though a reader is away for longer than there is room', async () => {
    await count(0, events);
    await vi.waitFor(async () => expect(await handledBy(steady)).toBe(events), 60_000);
    const [behind] = await database.sql`
      select read_until as "readUntil", cut_below as "cutBelow" from stream_readers
      where durable = ${absent.durable.durable}`;
    expect(behind?.readUntil).toBe(0);
    expect(behind?.cutBelow).toBeGreaterThan(events / 2);

    buses.push(start(absent));
    await vi.waitFor(async () => expect(await handledBy(absent)).toBe(events), 60_000);
    expect([steady.values.size, absent.values.size]).toEqual([events, events]);
    expect(refused).toBe(0);
  });

  it('keeps nothing that everybody has read', async () => {
    await vi.waitFor(async () => expect(await bytes()).toBe(0), 20_000);
  });

  it('gives a reader that is new all that the outbox holds, and nobody handles it twice', async () => {
    await ensure(steady, absent, late);
    buses.push(start(late));
    await vi.waitFor(async () => expect(await handledBy(late)).toBe(events), 60_000);
    await count(events, events + 10);
    for (const each of [steady, absent, late]) {
      await vi.waitFor(async () => expect(await handledBy(each)).toBe(events + 10), 20_000);
      expect(Math.max(...each.values.values())).toBe(1);
    }
    expect(refused).toBe(0);
  });

  it('gives a reader whose durable was made anew what it had not read', async () => {
    await manager.consumers.delete(stream, late.durable.durable);
    await count(events + 10, events + 20);
    await vi.waitFor(async () => expect(await handledBy(steady)).toBe(events + 20), 20_000);
    await ensure(steady, absent, late);
    await vi.waitFor(async () => expect(await handledBy(late)).toBe(events + 20), 30_000);
  });

  it('keeps nothing for a reader whose handler is no more', async () => {
    await ensureTopology({
      url: inject('natsUrl'),
      service: 'test-nobody',
      maxBytes,
      durables: [{ ...steady.durable, durable: `test-nobody__${publisher}` }],
    });
    await count(events + 20, events + 21);
    await vi.waitFor(async () => expect(await handledBy(steady)).toBe(events + 21), 20_000);
    expect(await bytes()).toBeGreaterThan(0);
    await ensureTopology({
      url: inject('natsUrl'),
      service: 'test-nobody',
      maxBytes,
      durables: [],
    });
    await vi.waitFor(async () => expect(await bytes()).toBe(0), 20_000);
  });

  it('is made anew where it is one of before, which kept everything, and filled from the outbox', async () => {
    await manager.streams.delete(stream);
    await manager.streams.add({
      name: stream,
      subjects: [`${publisher}.>`],
      max_age: nanos(3 * 24 * 3_600_000),
      deny_delete: true,
      deny_purge: true,
    });
    await ensure(steady, absent, late);
    const { config } = await manager.streams.info(stream);
    expect(config).toMatchObject({ retention: 'interest', max_bytes: maxBytes, deny_purge: false });
    await count(events + 21, events + 22);
    for (const each of [steady, absent, late])
      await vi.waitFor(async () => expect(await handledBy(each)).toBe(events + 22), 60_000);
    await vi.waitFor(async () => expect(await bytes()).toBe(0), 60_000);
    expect(Math.max(...steady.values.values())).toBe(1);
  });
});
