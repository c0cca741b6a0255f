import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { event, streamOf } from '@sidework/contracts/kernel/event';
import { AckPolicy, connect, type JetStreamManager, type NatsConnection, nanos } from 'nats';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { type AnyConsumer, consumer, durableOf, startConsumers } from './consumer.ts';
import { type Bus, openBus } from './nats.ts';
import { ensureTopology } from './nats-topology.ts';
import { emit } from './outbox.ts';
import { publishDue, startRelay } from './relay.ts';
import { watchStream } from './stream-loss.ts';
import { lookAfterReaders } from './stream-readers.ts';

// This file has a publisher of its own, so that it shares its stream with no other.
const publisher = `lose${randomUUID().slice(0, 8)}` as const;
const counted = event(
  `${publisher}.number.counted.v1`,
  z.object({ of: z.string(), value: z.number() }),
  (data) => data.of,
);
const handled = vi.fn();
const record: AnyConsumer = consumer({
  name: `record-${publisher}`,
  event: counted,
  async handle(_tx, { data }) {
    handled(data.value);
  },
});
const { durable } = durableOf('test', record);

const log = createLogger('test', 'silent');
let database: Database;
let bus: Bus;
let admin: NatsConnection;
let manager: JetStreamManager;
let stopRelay: () => Promise<void>;

const prepareStream = () =>
  ensureTopology({
    url: inject('natsUrl'),
    service: publisher,
    durables: [durableOf('test', record)],
  });
const count = (of: string, value: number) =>
  database.db.transaction((tx) => emit(tx, counted, { of, value }, new Date()));
const values = () => handled.mock.calls.map(([value]) => value);

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
  await prepareStream();
  bus = openBus({ url: inject('natsUrl'), service: publisher });
  startConsumers(bus, [record], { service: 'test', database, log });
  stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
  admin = await connect({ servers: new URL(inject('natsUrl')).host });
  manager = await admin.jetstreamManager();
});
afterAll(async () => {
  await stopRelay();
  await bus.close();
  await database.close();
  await admin.close();
});
beforeEach(() => handled.mockClear());

describe('a stream that was emptied', () => {
  it('gets anew what it lost, and nobody handles it twice', async () => {
    for (const value of [1, 2, 3]) await count('a', value);
    await vi.waitFor(() => expect(values()).toHaveLength(3), 10_000);
    await manager.streams.delete(streamOf(publisher));
    await prepareStream();
    await count('a', 4);
    // A relay that failed while there was no stream tries again after five seconds at most.
    await vi.waitFor(async () => {
      const events = await database.sql`select repeats, published_at from outbox order by id`;
      expect(events.slice(0, 3)).toEqual(Array(3).fill(expect.objectContaining({ repeats: 1 })));
      expect(events.filter((each) => !each.published_at)).toEqual([]);
    }, 20_000);
    await vi.waitFor(async () => {
      const { num_pending, num_ack_pending } = await manager.consumers.info(
        streamOf(publisher),
        durable,
      );
      expect(num_pending + num_ack_pending).toBe(0);
    }, 15_000);
    expect(values().sort()).toEqual([1, 2, 3, 4]);
  });

  it('is known by a number that it gives a second time', async () => {
    await stopRelay();
    await manager.streams.delete(streamOf(publisher));
    await prepareStream();
    await count('b', 5);
    expect(await publishDue(database.sql, bus, publisher)).toMatchObject({
      published: 1,
      hasLost: true,
    });
    stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
    await vi.waitFor(() => expect(values()).toEqual([5]), 15_000);
  });

  it('is found out by a relay that starts with nothing to publish', async () => {
    await stopRelay();
    await manager.streams.delete(streamOf(publisher));
    await prepareStream();
    stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
    await vi.waitFor(async () => {
      // By its numbers: it holds none that its reader has acknowledged.
      const { state } = await manager.streams.info(streamOf(publisher));
      expect(state.last_seq).toBeGreaterThanOrEqual(5);
    }, 15_000);
  });
});

describe('a durable that vanished', () => {
  it('is consumed again once it is back', async () => {
    const stream = streamOf(publisher);
    await manager.consumers.delete(stream, durable);
    // The reader has looked for the durable that is not there, and goes on looking.
    const looks = admin.subscribe(`$JS.API.CONSUMER.INFO.${stream}.${durable}`, { max: 2 });
    for await (const _look of looks);
    await prepareStream();
    await count('c', 6);
    await vi.waitFor(() => expect(values()).toEqual([6]), 10_000);
  });
});

describe('an event that a durable passed', () => {
  const stream = streamOf(publisher);
  const passing = `passing__${publisher}`;
  const passed = event(
    `${publisher}.number.passed.v1`,
    z.object({ of: z.string() }),
    (data) => data.of,
  );
  const repeatsOfIt = () => database.sql`
    select repeats from outbox where type = ${passed.type} order by id`;
  const lookAt = (olderThan: number) =>
    lookAfterReaders({ sql: database.sql, bus, log, olderThan });

  it('leaves the stream and is published again', async () => {
    await stopRelay();
    await manager.consumers.add(stream, {
      durable_name: passing,
      filter_subject: passed.type,
      ack_policy: AckPolicy.Explicit,
      // An event that is not acknowledged is delivered only once, and stays.
      max_deliver: 1,
      ack_wait: nanos(200),
    });
    const pull = () => admin.jetstream().pull(stream, passing);
    // A reader that is new is owed what was published before: nothing of this type.
    await lookAt(0);
    await database.db.transaction((tx) => emit(tx, passed, { of: 'd' }, new Date()));
    await publishDue(database.sql, bus, publisher);
    const first = await vi.waitFor(pull, 10_000);
    await vi.waitFor(async () => {
      // A pull after the first delivery has run out makes the broker give the event up.
      await expect(admin.jetstream().pull(stream, passing, 200)).rejects.toThrow();
      const { num_pending, num_ack_pending } = await manager.consumers.info(stream, passing);
      expect(num_pending + num_ack_pending).toBe(0);
    }, 10_000);

    await lookAt(first.seq - 1);
    expect(await repeatsOfIt()).toEqual([{ repeats: 0 }]);
    expect(await lookAt(first.seq)).toMatchObject({ isHandedOut: true });
    expect(await repeatsOfIt()).toEqual([{ repeats: 1 }]);
    await publishDue(database.sql, bus, publisher);
    const again = await vi.waitFor(pull, 10_000);
    expect(again.json()).toEqual(first.json());
    expect(again.seq).toBeGreaterThan(first.seq);
    await manager.consumers.delete(stream, passing);
    stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
  });

  it('is told from one that the numbers of the broker are late for', async () => {
    await stopRelay();
    const late = durableOf(
      'late',
      consumer({ name: 'late', event: passed, handle: async () => {} }),
    );
    await ensureTopology({ url: inject('natsUrl'), service: publisher, durables: [late] });
    // As under load: the durable's numbers tell neither what waits for it nor what it has acknowledged.
    const lagging: Bus = {
      ...bus,
      ownReaders: async () =>
        (await bus.ownReaders()).map((each) => ({ ...each, acknowledged: 0, waiting: 0 })),
    };
    const stream = watchStream({ sql: database.sql, bus: lagging, log });
    const look = () => {
      stream.lookSoon();
      return stream.lookWhenDue();
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await look();
    await database.db.transaction((tx) => emit(tx, passed, { of: 'e' }, new Date()));
    await publishDue(database.sql, bus, publisher);
    const repeats = async () => (await repeatsOfIt()).at(-1);
    for (let looks = 0; looks < 5; looks += 1) {
      await look();
      vi.advanceTimersByTime(1_000);
    }
    expect(await repeats()).toEqual({ repeats: 0 });
    // Once it has stood for long it counts as passed, and again only after as long.
    vi.advanceTimersByTime(10_000);
    await look();
    expect(await repeats()).toEqual({ repeats: 0 });
    vi.advanceTimersByTime(10_000);
    await look();
    expect(await repeats()).toEqual({ repeats: 1 });
    await publishDue(database.sql, bus, publisher);
    for (let looks = 0; looks < 5; looks += 1) await look();
    expect(await repeats()).toEqual({ repeats: 1 });
    await manager.consumers.delete(streamOf(publisher), late.durable);
    stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
  });
});

describe('an event that the broker counts and can no longer give', () => {
  it('leaves the stream with all that it holds, and follows again', async () => {
    const stream = streamOf(publisher);
    const waiting = `waiting__${publisher}`;
    const held = event(
      `${publisher}.number.held.v1`,
      z.object({ of: z.string() }),
      (data) => data.of,
    );
    await stopRelay();
    await manager.consumers.add(stream, {
      durable_name: waiting,
      filter_subject: held.type,
      ack_policy: AckPolicy.Explicit,
    });
    const look = (by: Bus, olderThan: number) =>
      lookAfterReaders({ sql: database.sql, bus: by, log, olderThan });
    const repeats = () => database.sql`select repeats from outbox where type = ${held.type}`;
    const pull = () => admin.jetstream().pull(stream, waiting);
    await look(bus, 0);
    await database.db.transaction((tx) => emit(tx, held, { of: 'f' }, new Date()));
    await publishDue(database.sql, bus, publisher);
    // Its reader has it, and did not acknowledge it.
    const first = await vi.waitFor(pull, 10_000);
    const broken: Bus = {
      ...bus,
      canGive: async (sequence) => sequence !== first.seq && bus.canGive(sequence),
    };

    expect(await bus.canGive(first.seq)).toBe(true);
    await look(bus, first.seq);
    await look(broken, first.seq - 1);
    expect(await bus.ownStream()).toMatchObject({ messages: 1 });
    expect(await look(broken, first.seq)).toMatchObject({ isMissed: true });
    expect(await bus.ownStream()).toMatchObject({ messages: 0 });
    expect(await bus.canGive(first.seq)).toBe(false);
    expect(await repeats()).toEqual([{ repeats: 0 }]);
    expect(await look(bus, first.seq)).toMatchObject({ isHandedOut: true });
    expect(await repeats()).toEqual([{ repeats: 1 }]);
    await publishDue(database.sql, bus, publisher);
    const again = await vi.waitFor(pull, 10_000);
    expect(again.json()).toEqual(first.json());
    expect(again.seq).toBeGreaterThan(first.seq);
    await manager.consumers.delete(stream, waiting);
    stopRelay = await startRelay({ sql: database.sql, bus, service: publisher, log });
  });
});
