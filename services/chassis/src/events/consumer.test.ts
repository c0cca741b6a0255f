import { randomUUID } from 'node:crypto';
import { event } from '@sidework/contracts/kernel/event';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { consumer, deliver } from './consumer.ts';

const counted = event(
  'try.number.counted.v1',
  z.object({ value: z.number() }),
  ({ value }) => `${value}`,
);
const count = consumer({ name: 'count', event: counted, handle: async () => undefined });

// Nothing listens on the port of discarded messages.
const database = openDatabase('postgres://nobody@127.0.0.1:9/none', 'test');
const log = createLogger('test', 'silent');
afterAll(() => database.close());

const received = (data: unknown) => ({
  envelope: {
    id: randomUUID(),
    type: counted.type,
    subject: '1',
    sequence: 1,
    data,
    time: new Date().toISOString(),
  },
  attempt: 99,
  ack: vi.fn(),
  retryIn: vi.fn(),
  end: vi.fn(),
  working: vi.fn(),
});

it.each([
  ['fits', { value: 1 }],
  ['does not fit', { value: 'many' }],
])('lets go an event of another type, whose data %s', async (_, data) => {
  const { envelope, ...delivery } = received(data);
  const ofAnother = { ...delivery, envelope: { ...envelope, type: 'try.number.renamed.v1' } };
  const handle = vi.spyOn(count, 'handle');
  await deliver(count, ofAnother, { service: 'test', database, log });
  expect(delivery.ack).toHaveBeenCalledOnce();
  expect(handle).not.toHaveBeenCalled();
  for (const kept of [delivery.retryIn, delivery.end]) expect(kept).not.toHaveBeenCalled();
});

it.each([
  ['fits its contract', { value: 1 }],
  ['does not', { value: 'many' }],
])(
  'keeps an event while the database is away, however often it was tried: it %s',
  async (_, data) => {
    const delivery = received(data);
    await deliver(count, delivery, { service: 'test', database, log });
    expect(delivery.retryIn).toHaveBeenCalledOnce();
    expect(delivery.end).not.toHaveBeenCalled();
  },
);
