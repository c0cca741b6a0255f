import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { event } from '@sidework/contracts/kernel/event';
import { connect, type NatsConnection } from 'nats';
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
import { runInContext } from '../context.ts';
import { type Database, openDatabase } from '../db/db.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { type AnyConsumer, consumer, durableOf, startConsumers } from './consumer.ts';
import { type Bus, openBus } from './nats.ts';
import { ensureTopology } from './nats-topology.ts';
import { emit, outboxLag, purgeOld } from './outbox.ts';
import { publishDue, startRelay } from './relay.ts';

// This file has a publisher of its own, so that it shares its stream with no other.
const publisher = `try${randomUUID().slice(0, 8)}` as const;
const counted = event(
  `${publisher}.number.counted.v1`,
  z.object({ of: z.string(), value: z.number() }),
  (data) => data.of,
);

const log = createLogger('test', 'silent');
let database: Database;
let url: string;
let bus: Bus;

beforeAll(async () => {
  ({ url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations')));
  database = openDatabase(url, 'test');
  await ensureTopology({ url: inject('natsUrl'), service: publisher, durables: [] });
  bus = await openBus({ url: inject('natsUrl'), service: publisher });
});
afterAll(async () => {
  await bus.close();
  await database.close();
});
beforeEach(async () => {
  await database.sql`delete from outbox`;
  await database.sql`delete from outbox_heads`;
  await database.sql`delete from inbox`;
  await database.sql`delete from dead_letters`;
});

const count = (of: string, value: number) =>
  database.db.transaction((tx) => emit(tx, counted, { of, value }, new Date()));
const sequences = async (of: string) =>
  (
    await database.sql`select sequence from outbox where aggregate_id = ${of} order by sequence`
  ).map((row) => row.sequence);

describe('the outbox', () => {
  it('numbers the events of an aggregate from 1 without gaps, however many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => count('a', at)));
    await count('b', 1);
    expect(await sequences('a')).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(await sequences('b')).toEqual([1]);
  });

  it('holds nothing of a transaction that was rolled back, and leaves no gap', async () => {
    await count('a', 1);
    const failing = database.db.transaction(async (tx) => {
      await emit(tx, counted, { of: 'a', value: 2 }, new Date());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await count('a', 3);
    expect(await sequences('a')).toEqual([1, 2]);
  });

  it('refuses an event that does not fit its contract', async () => {
    await expect(count('a', 'many' as never)).rejects.toThrow();
    expect(await sequences('a')).toEqual([]);
  });

  it('keeps its numbers when old rows are forgotten', async () => {
    await count('a', 1);
    await database.sql`update outbox set published_at = now() - interval '8 days'`;
    await purgeOld(database.sql);
    await count('a', 2);
    expect(await sequences('a')).toEqual([2]);
  });
});

describe('what nobody will ever do', () => {
  it('is forgotten with what it says of people: an event never handled, a mail given up', async () => {
    await database.sql`
      insert into dead_letters (consumer, event_id, envelope, reason, parked_at)
      values ('a', 'old', '{}', 'no', now() - interval '31 days'),
             ('a', 'new', '{}', 'no', now() - interval '29 days')`;
    await database.sql`
      insert into mail_queue (id, recipient, subject, body_text, due_at, created_at)
      values (gen_random_uuid(), 'old', '', '', 'infinity', now() - interval '8 days'),
             (gen_random_uuid(), 'new', '', '', 'infinity', now() - interval '6 days'),
             (gen_random_uuid(), 'waits', '', '', now(), now() - interval '8 days')`;
    await purgeOld(database.sql);
    expect(await database.sql`select event_id from dead_letters`).toEqual([{ event_id: 'new' }]);
    expect(await database.sql`select recipient from mail_queue order by 1`).toEqual([
      { recipient: 'new' },
      { recipient: 'waits' },
    ]);
  });
});

describe('the relay', () => {
  it('publishes what is due in the order of each aggregate, with two relays side by side', async () => {
    for (let value = 0; value < 15; value += 1) await count(value % 2 ? 'odd' : 'even', value);
    const published: { subject: string; sequence: number }[] = [];
    const recording: Bus = {
      ...bus,
      async publish(envelope) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
        published.push({ subject: envelope.subject, sequence: envelope.sequence });
        return { sequence: published.length, isRepeat: false, size: 0 };
      },
    };
    const relay = async () => {
      while (
        (await publishDue(database.sql, recording, publisher)).published > 0 ||
        (await outboxLag(database.sql)) > 0
      );
    };
    await Promise.all([relay(), relay()]);
    for (const subject of ['odd', 'even']) {
      const order = published
        .filter((each) => each.subject === subject)
        .map((each) => each.sequence);
      expect(order).toEqual(Array.from({ length: order.length }, (_, at) => at + 1));
    }
    expect(published).toHaveLength(15);
  });

  it('leaves a row unpublished until the broker has acknowledged it', async () => {
    await count('a', 1);
    const refusing: Bus = { ...bus, publish: () => Promise.reject(new Error('away')) };
    await expect(publishDue(database.sql, refusing, publisher)).rejects.toThrow('away');
    expect(await publishDue(database.sql, bus, publisher)).toMatchObject({
      published: 1,
      hasLost: false,
    });
    expect((await publishDue(database.sql, bus, publisher)).published).toBe(0);
  });

  it('looks no more often than it gathers where another instance publishes what is due', async () => {
    const stop = await startRelay({ sql: database.sql, bus, service: publisher, log });
    const looks = vi.spyOn(database.sql, 'begin');
    onTestFinished(async () => {
      looks.mockRestore();
      await stop();
    });
    const started = performance.now();
    for (let commits = 0; commits < 200; commits += 1) {
      wakeAfterCommit('outbox', database.sql);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const most = Math.ceil((performance.now() - started) / 50) + 2;
    expect(looks.mock.calls.length).toSatisfy((count) => count >= 2 && count <= most);
  });
});

describe('from outbox to consumer', () => {
  const handled = vi.fn();
  const impossible = 13;
  let failures = 0;
  const record: AnyConsumer = consumer({
    name: `record-${publisher}`,
    event: counted,
    async handle(_tx, { data, sequence }) {
      if (data.value === impossible) throw new Error('never');
      if (failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
      handled(data.value, sequence);
    },
  });
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const durables = [durableOf('test', record)];
    await ensureTopology({ url: inject('natsUrl'), service: publisher, durables });
    startConsumers(bus, [record], { service: 'test', database, log, pauses: [50, 50, 50] });
    stop = await startRelay({ sql: database.sql, bus, service: publisher, log });
  });
  afterAll(() => stop());
  beforeEach(() => handled.mockClear());

  /** An event counts as handled once its transaction has committed, which is later than its handler ran. */
  const untilInbox = (length: number) =>
    vi.waitFor(async () => {
      expect(await database.sql`select from inbox`).toHaveLength(length);
    }, 5_000);

  /** So that nothing of this test comes to the next. */
  async function untilAcknowledged(raw: NatsConnection) {
    const { stream, durable } = durableOf('test', record);
    const manager = await raw.jetstreamManager();
    await vi.waitFor(async () => {
      const { num_pending, num_ack_pending } = await manager.consumers.info(stream, durable);
      expect(num_pending + num_ack_pending).toBe(0);
    }, 5_000);
  }

  it('carries an event through a real broker, once, soon after the commit', async () => {
    await runInContext({ requestId: 'request-1' }, () => count('c', 42));
    await vi.waitFor(() => expect(handled).toHaveBeenCalledWith(42, 1), 5_000);
    // The event may be here before its relay has heard that the broker has it.
    await vi.waitFor(async () => {
      const rows = await database.sql`
        select request_id from outbox where published_at is not null`;
      expect(rows).toEqual([{ request_id: 'request-1' }]);
    }, 5_000);
  });

  it('carries what another process committed, though nobody wakes the relay', async () => {
    const other = openDatabase(url, 'another process');
    await other.db.transaction((tx) => emit(tx, counted, { of: 'o', value: 3 }, new Date()));
    await other.close();
    await vi.waitFor(() => expect(handled).toHaveBeenCalledWith(3, 1), 5_000);
    await untilInbox(1);
  });

  it('tries again where a handler fails, and its effect commits once', async () => {
    failures = 2;
    await count('d', 7);
    await untilInbox(1);
    expect(handled).toHaveBeenCalledTimes(1);
  });

  it('handles an event that the broker holds twice once', async () => {
    await count('e', 1);
    await untilInbox(1);
    // Past the broker's own memory of ids: published by another connection without the id in its header.
    const [row] = await database.sql`select id from outbox`;
    const raw = await connect({ servers: new URL(inject('natsUrl')).host });
    await raw.jetstream().publish(
      counted.type,
      JSON.stringify({
        id: row?.id,
        type: counted.type,
        subject: 'e',
        sequence: 1,
        time: new Date().toISOString(),
        data: { of: 'e', value: 1 },
      }),
    );
    await count('f', 2);
    await untilInbox(2);
    await untilAcknowledged(raw);
    await raw.close();
    expect(handled.mock.calls).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('parks an event after its last try, and goes on with the next', async () => {
    await count('g', impossible);
    await count('h', 2);
    await vi.waitFor(async () => {
      expect(await database.sql`select reason from dead_letters`).toEqual([{ reason: 'never' }]);
    }, 5_000);
    await untilInbox(1);
    expect(handled.mock.calls).toEqual([[2, 1]]);
  });

  it('parks what does not fit its contract at once', async () => {
    await database.sql`delete from dead_letters`;
    const raw = await connect({ servers: new URL(inject('natsUrl')).host });
    await raw.jetstream().publish(counted.type, 'not json');
    await raw.close();
    await vi.waitFor(async () => {
      expect(await database.sql`select from dead_letters`).toHaveLength(1);
    }, 5_000);
    expect(handled).not.toHaveBeenCalled();
  });
});
