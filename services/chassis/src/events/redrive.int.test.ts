import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { event } from '@sidework/contracts/kernel/event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ServiceConfig } from '../config.ts';
import { currentRequestId } from '../context.ts';
import { type Database, openDatabase } from '../db/db.ts';
import { runCommand } from '../operations/commands.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { consumer, deliver } from './consumer.ts';
import { redrive } from './redrive.ts';

const counted = event(
  'try.number.counted.v1',
  z.object({ of: z.string(), value: z.number() }),
  (data) => data.of,
);
const log = createLogger('test', 'silent');
const handled = vi.fn();
let refusal: Error | undefined;

const record = consumer({
  name: 'record',
  event: counted,
  async handle(tx, { data, id }) {
    handled(data.value, currentRequestId());
    await tx.execute(`insert into revoked_sessions values ('${id}', now())`);
    if (refusal) throw refusal;
  },
});
const other = consumer({ name: 'other', event: counted, handle: async () => handled('other') });
const consumers = [record, other];

let database: Database;
let url: string;

beforeAll(async () => {
  ({ url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations')));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['inbox', 'dead_letters', 'revoked_sessions'])
    await database.sql`delete from ${database.sql(table)}`;
  handled.mockReset();
  refusal = undefined;
});

const anEnvelope = (value: unknown) => ({
  id: randomUUID(),
  type: counted.type,
  subject: 'a',
  sequence: 1,
  time: new Date().toISOString(),
  requestid: 'request-1',
  data: { of: 'a', value },
});

/** Delivers it for the last time. */
const deliverLast = (envelope: unknown, to = record) =>
  deliver(
    to,
    { envelope, attempt: 1, ack() {}, retryIn() {}, end() {}, working() {} },
    { service: 'test', database, log, pauses: [] },
  );

/** An event that its consumer could not handle, and could now. */
async function aDeadLetter(value: unknown = 1, to = record) {
  const envelope = anEnvelope(value);
  refusal = new Error('not yet');
  await deliverLast(envelope, to);
  refusal = undefined;
  handled.mockClear();
  return envelope;
}

const letters = () => database.sql`select reason from dead_letters`;
const effects = () => database.sql`select from revoked_sessions`;

describe('re-driving dead letters', () => {
  it('handles each once, though it is delivered again later', async () => {
    const envelope = await aDeadLetter(5);
    expect(await letters()).toEqual([{ reason: 'not yet' }]);
    const done = { handled: 1, failed: 0, orphaned: 0 };
    expect(await redrive({ database, consumers })).toEqual(done);
    await deliverLast(envelope);
    expect(handled.mock.calls).toEqual([[5, 'request-1']]);
    expect(await effects()).toHaveLength(1);
    expect(await letters()).toEqual([]);
  });

  it('keeps what fails again with the new reason, and nothing of its effect', async () => {
    await aDeadLetter();
    refusal = new Error('still not');
    const done = { handled: 0, failed: 1, orphaned: 0 };
    expect(await redrive({ database, consumers })).toEqual(done);
    expect(await letters()).toEqual([{ reason: 'still not' }]);
    expect(await effects()).toHaveLength(0);
    expect(await database.sql`select from inbox`).toHaveLength(0);
  });

  it('goes on with the next where one fails', async () => {
    await aDeadLetter('many');
    await aDeadLetter(2);
    const done = { handled: 1, failed: 1, orphaned: 0 };
    expect(await redrive({ database, consumers })).toEqual(done);
    expect(await letters()).toEqual([{ reason: 'does not fit its contract' }]);
  });

  it('handles each once where two commands run at once', async () => {
    for (let value = 0; value < 10; value += 1) await aDeadLetter(value);
    const [one, two] = await Promise.all([1, 2].map(() => redrive({ database, consumers })));
    expect((one?.handled ?? 0) + (two?.handled ?? 0)).toBe(10);
    expect(handled).toHaveBeenCalledTimes(10);
    expect(await letters()).toEqual([]);
  });

  it('takes those of one consumer where it is named', async () => {
    await aDeadLetter(1);
    await database.sql`
      insert into dead_letters select 'other', event_id, envelope, reason from dead_letters`;
    expect(await redrive({ database, consumers }, 'other')).toMatchObject({ handled: 1 });
    expect(handled.mock.calls).toEqual([['other']]);
    expect(await database.sql`select consumer from dead_letters`).toEqual([{ consumer: 'record' }]);
  });

  it('keeps those of a consumer that is no more, and counts them', async () => {
    await aDeadLetter();
    const done = { handled: 0, failed: 0, orphaned: 1 };
    expect(await redrive({ database, consumers: [other] })).toEqual(done);
    expect(await letters()).toHaveLength(1);
  });

  it('keeps no value of a query as the reason', async () => {
    await aDeadLetter(1);
    const { id } = await aDeadLetter(2);
    await database.sql`insert into revoked_sessions values (${id}, now())`;
    await redrive({ database, consumers });
    const [{ reason } = { reason: '' }] = await letters();
    expect(reason).toMatch(/^duplicate key value violates unique constraint/);
    expect(reason).not.toContain(id);
  });
});

describe('the command "redrive"', () => {
  const tell = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterAll(() => {
    tell.mockRestore();
    process.exitCode = 0;
  });
  const run = (...args: string[]) => {
    const config = { DATABASE_URL: url } as ServiceConfig;
    process.exitCode = 0;
    tell.mockClear();
    return runCommand({ name: 'marketplace', consumers }, config, ['redrive', ...args]);
  };

  it('says what it did', async () => {
    await aDeadLetter();
    await run();
    expect(tell.mock.calls).toEqual([['marketplace: 1 handled, 0 failed again.']]);
    expect(process.exitCode).toBe(0);
  });

  it('fails where any failed', async () => {
    await aDeadLetter('many');
    await run();
    expect(tell.mock.calls).toEqual([['marketplace: 0 handled, 1 failed again.']]);
    expect(process.exitCode).toBe(1);
  });

  it('refuses a consumer that it does not know, and names those it does', async () => {
    const refused = run('recrod');
    await expect(refused).rejects.toThrow('There is no consumer "recrod": record, other.');
  });

  it('says that the database does not answer', async () => {
    const config = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' } as ServiceConfig;
    const refused = runCommand({ name: 'marketplace', consumers }, config, ['redrive']);
    await expect(refused).rejects.toThrow('The database does not answer.');
  });
});
