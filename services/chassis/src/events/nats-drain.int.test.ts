import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type JetStreamManager, type NatsConnection } from 'nats';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openBus } from './nats.ts';
import type { Durable } from './nats-deliveries.ts';
import { ensureTopology } from './nats-topology.ts';

const publisher = `leave${randomUUID().slice(0, 8)}`;
const stream = publisher.toUpperCase();
const durable: Durable = { stream, durable: 'test__count', subject: `${publisher}.number.counted` };
const url = inject('natsUrl');

let raw: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  await ensureTopology({ url, service: publisher, durables: [durable] });
  raw = await connect({ servers: new URL(url).host });
  manager = await raw.jetstreamManager();
});
afterAll(() => raw.close());

describe('a bus that is closed while events stream in', () => {
  it('leaves none to the wait for a lost acknowledgement', async () => {
    const stopTelling = tellSteadily();
    try {
      for (let round = 0; round < 8; round += 1) {
        const bus = openBus({ url, service: publisher });
        bus.consume(durable, 16, async (delivery) => delivery.ack());
        await sleep(60 + (round % 10));
        await bus.close();
        // The broker may still be reading what came last; an acknowledgement that was lost it misses for ten seconds.
        await vi.waitFor(async () => {
          const { num_ack_pending } = await manager.consumers.info(stream, durable.durable);
          expect(num_ack_pending).toBe(0);
        }, 3_000);
      }
    } finally {
      stopTelling();
    }
  });
});

/** Publishes an event every millisecond or so, until the given function is called. */
function tellSteadily() {
  let isOpen = true;
  void (async () => {
    while (isOpen) {
      raw.publish(durable.subject, '{}');
      await sleep(1);
    }
  })();
  return () => {
    isOpen = false;
  };
}
