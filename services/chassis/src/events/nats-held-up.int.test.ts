import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Bus, openBus } from './nats.ts';
import type { Durable } from './nats-deliveries.ts';
import { ensureTopology } from './nats-topology.ts';

const publisher = `held${randomUUID().slice(0, 8)}`;
const stream = publisher.toUpperCase();
const durable: Durable = { stream, durable: 'test__count', subject: `${publisher}.number.counted` };
const url = inject('natsUrl');

let bus: Bus;

beforeAll(async () => {
  await ensureTopology({ url, service: publisher, durables: [durable] });
  bus = openBus({ url, service: publisher });
});
afterAll(async () => {
  await bus.close();
  await besides.terminate();
});

/** Longer than a request for events stands, in milliseconds. */
const heldUp = 2_500;

/** Publishes whenever it is told to, 200 ms later: beside a process that is held up. */
const besides = new Worker(
  `const { parentPort, workerData } = require('node:worker_threads');
   require('nats').connect({ servers: workerData.host }).then((connection) => {
     parentPort.on('message', () => setTimeout(() => connection.publish(workerData.subject, '{}'), 200));
     parentPort.postMessage('ready');
   });`,
  { eval: true, workerData: { host: new URL(url).host, subject: durable.subject } },
);

describe('a process that is held up while a request for events ends', () => {
  it('reads what lies in its socket then, at once and not when it is delivered again', async () => {
    await once(besides, 'message');
    const attempts: number[] = [];
    bus.consume(durable, 16, async (delivery) => {
      attempts.push(delivery.attempt);
      delivery.ack();
    });
    for (let round = 1; round <= 4; round += 1) {
      besides.postMessage('publish');
      // The first round waits for the connection alone.
      if (round > 1) await holdUp();
      await vi.waitFor(() => expect(attempts).toHaveLength(round), 5_000);
    }
    expect(attempts).toEqual([1, 1, 1, 1]);
  });
});

/** Ends in the loop's phase before its timers: those that ran out meanwhile have their turn before the socket is read. */
function holdUp(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, heldUp);
      resolve();
    });
  });
}
