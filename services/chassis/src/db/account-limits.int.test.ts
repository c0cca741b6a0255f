import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { testDatabase } from '../testing/stores.ts';
import { enforceRateLimit, type RateLimit, withinRateLimit } from './account-limits.ts';
import { type Database, openDatabase, type Tx } from './db.ts';
import { driverOf } from './prepare-once.ts';

const code = 'too_many_requests';

describe('work that counts against a limit', () => {
  let database: Database;
  let limit: RateLimit;

  beforeAll(async () => {
    const migrations = join(import.meta.dirname, '../../migrations');
    database = openDatabase((await testDatabase('marketplace', migrations)).url, 'test');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.sql`delete from revoked_sessions`;
    limit = { accountId: randomUUID(), action: 'try', count: 2, seconds: 3_600, now: new Date() };
  });

  const write = (tx: Tx) =>
    driverOf(tx)`insert into revoked_sessions values (${randomUUID()}, now())`;
  const written = async () => (await database.sql`select from revoked_sessions`).length;
  const run = (work: (tx: Tx) => Promise<unknown> = write) =>
    withinRateLimit(database.db, limit, code, work);
  const statusOf = (running: Promise<unknown>) =>
    running.then(
      () => 'done',
      (error) => (error instanceof AppError ? error.code : error.message),
    );

  it('is done as often as that, and what is beyond leaves nothing behind', async () => {
    const became = await Promise.all([1, 2, 3, 4, 5].map(() => statusOf(run())));
    expect(became.toSorted()).toEqual(['done', 'done', code, code, code]);
    expect(await written()).toBe(2);
  });

  it('counts where it is refused, and is rolled back', async () => {
    const refuse = async (tx: Tx) => {
      await write(tx);
      throw new Error('no');
    };
    const became = [];
    for (const work of [refuse, refuse, write]) became.push(await statusOf(run(work)));
    expect(became).toEqual(['no', 'no', code]);
    expect(await written()).toBe(0);
  });

  it('keeps nobody of the account waiting while it is under way', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = run(async (tx) => {
      await write(tx);
      await gate.promise;
    });
    // A row that the slow one held would keep it here for the two seconds of a lock, and refuse it then.
    expect(await statusOf(run())).toBe('done');
    gate.resolve();
    expect(await statusOf(slow)).toBe('done');
  });

  it('ends alone where it is part of a greater transaction', async () => {
    await database.db.transaction(async (tx) => {
      for (const expected of ['done', 'done', code])
        expect(await statusOf(withinRateLimit(tx, limit, code, write))).toBe(expected);
    });
    expect(await written()).toBe(2);
  });

  it('says how long it has to wait, less the second by which two may overtake each other', async () => {
    await run();
    await run();
    await expect(run()).rejects.toMatchObject({ code, retryAfterSeconds: 1_799 });
  });

  it('counts together with what is counted by itself', async () => {
    await enforceRateLimit(database.db, limit, code);
    await run();
    expect(await statusOf(enforceRateLimit(database.db, limit, code))).toBe(code);
    expect(await statusOf(run())).toBe(code);
  });

  it('is kept from nobody by a clock that was wrong', async () => {
    await run();
    await run();
    await database.sql`update account_turns set arrives_at = arrives_at + interval '2 hours'`;
    expect(await statusOf(run())).toBe('done');
  });
});
