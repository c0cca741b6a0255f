import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';
import { testDatabase } from '../testing/stores.ts';
import { keepWorking, type Work } from './keep-working.ts';

/** No test waits as long, so a job that looks again earlier was woken. */
const never = 600_000;
const wokenBy = 'work';

describe('what goes on beside the requests', () => {
  let database: Database;
  let url: string;
  let stop: () => Promise<void>;
  let looks: number;
  let failures: unknown[];

  beforeAll(async () => {
    ({ url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations')));
    database = openDatabase(url, 'test');
  });
  afterAll(() => database.close());
  beforeEach(() => {
    looks = 0;
    failures = [];
    stop = async () => {};
  });
  afterEach(() => stop());

  async function start(look: (at: number) => boolean | Promise<boolean>, every = never) {
    const doNext: Work['doNext'] = async () => look(++looks);
    const onError = (error: unknown) => void failures.push(error);
    stop = await keepWorking({ sql: database.sql, wokenBy, every, doNext, onError });
  }

  const call = () => database.db.transaction(async () => wakeAfterCommit(wokenBy));
  const untilLooks = (count: number) => vi.waitFor(() => expect(looks).toBe(count), 5_000);

  it('does all that is due one after the other, and then waits to be called', async () => {
    let due = 3;
    await start(() => due-- > 0);
    await untilLooks(4);

    due = 2;
    await call();
    await untilLooks(7);
  });

  it('loses no call that comes during the last look that finds nothing', async () => {
    const empty = Promise.withResolvers<boolean>();
    await start((at) => (at === 1 ? empty.promise : false));
    await untilLooks(1);
    await call();
    expect(looks).toBe(1);

    empty.resolve(false);
    await untilLooks(2);
  });

  it('is not woken before the commit, nor by a transaction that is rolled back', async () => {
    await start(() => false);
    await untilLooks(1);
    const refused = database.db.transaction(async () => {
      wakeAfterCommit(wokenBy);
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await database.db.transaction(async () => {
      wakeAfterCommit(wokenBy);
      await database.db.transaction(async () => undefined);
      expect(looks).toBe(1);
    });
    await untilLooks(2);
  });

  it('is not woken by the commits of another pool in the same process', async () => {
    await start(() => false);
    await untilLooks(1);
    const other = openDatabase(url, 'other');
    await other.db.transaction(async () => wakeAfterCommit(wokenBy));
    await other.close();
    expect(looks).toBe(1);
    await call();
    await untilLooks(2);
  });

  it('looks again by itself, though nobody calls', async () => {
    await start(() => false, 20);
    await vi.waitFor(() => expect(looks).toBeGreaterThan(3), 5_000);
  });

  it('tells of a failure, and tries again though nobody calls', async () => {
    const failure = new Error('away');
    await start((at) => {
      if (at < 3) throw failure;
      return false;
    });
    await untilLooks(3);
    expect(failures).toEqual([failure, failure]);
  });

  it('tries again at once when it hears that the cause of a failure is over', async () => {
    let isAway = true;
    let retry = () => {};
    stop = await keepWorking({
      sql: database.sql,
      every: never,
      doNext: async () => {
        if (isAway) throw new Error('away');
        looks += 1;
        return false;
      },
      onError: (error) => failures.push(error),
      onRecovery: (given) => {
        retry = given;
      },
    });
    await vi.waitFor(() => expect(failures).toHaveLength(6), 15_000);
    isAway = false;
    const begun = performance.now();
    retry();
    await untilLooks(1);
    // The sixth pause takes 3.2 s.
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('ends at once, though it pauses after a failure', async () => {
    await start(() => {
      throw new Error('away');
    });
    await vi.waitFor(() => expect(failures).toHaveLength(6), 15_000);
    const begun = performance.now();
    await stop();
    // The sixth pause takes 3.2 s.
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
