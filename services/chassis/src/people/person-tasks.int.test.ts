import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import {
  addPersonTask,
  doPersonTasks,
  finishPersonTask,
  type PersonWork,
  startPersonWork,
  type TakenTask,
} from './person-tasks.ts';

let database: Database;

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());

const log = createLogger('test', 'silent');
const worker = (work: PersonWork) => ({ sql: database.sql, work, log });

async function aTask(kind: string) {
  const task = { id: randomUUID() as string, kind, userId: randomUUID() as string };
  await database.db.transaction((tx) => addPersonTask(tx, task));
  return task;
}

const makeDue = ({ id }: { id: string }) =>
  database.sql`update person_tasks set due_at = now() where id = ${id}`;
const rowOf = async ({ id }: { id: string }) => {
  const [row] = await database.sql`
    select attempts, last_error, done_at is not null as "isDone",
           extract(epoch from due_at - now())::float8 as pause
    from person_tasks where id = ${id}`;
  return row;
};

describe('a task for a person', () => {
  it('is done once, however many ask and work', async () => {
    const kind = randomUUID();
    const task = await aTask(kind);
    await database.db.transaction((tx) => addPersonTask(tx, task));
    const done: boolean[] = [];
    const work: PersonWork = {
      [kind]: async (taken) => {
        done.push(await database.db.transaction((tx) => finishPersonTask(tx, taken)));
      },
    };
    await Promise.all([1, 2, 3].map(() => doPersonTasks(worker(work))));
    expect(done).toEqual([true]);
    expect(await rowOf(task)).toMatchObject({ attempts: 1, isDone: true });
  });

  it('is due at once where the clock was set back a little since', async () => {
    const kind = randomUUID();
    const task = await aTask(kind);
    await database.sql`
      update person_tasks set due_at = now() + interval '700 milliseconds' where id = ${task.id}`;
    const finish: PersonWork = {
      [kind]: async (taken) => {
        await database.db.transaction((tx) => finishPersonTask(tx, taken));
      },
    };
    expect(await doPersonTasks(worker(finish))).toBe(1);
    expect(await rowOf(task)).toMatchObject({ isDone: true });
  });

  it('is put off with growing pauses, and never given up', async () => {
    const kind = randomUUID();
    const task = await aTask(kind);
    let isAway = true;
    const work: PersonWork = {
      [kind]: async (taken) => {
        if (isAway) throw new Error('the store is away');
        await database.db.transaction((tx) => finishPersonTask(tx, taken));
      },
    };
    await doPersonTasks(worker(work));
    const first = await rowOf(task);
    expect(first).toMatchObject({ isDone: false, last_error: 'the store is away' });
    // Two, and what a clock may be set back by between two statements.
    expect(first?.pause).toBeLessThan(2.5);

    await database.sql`update person_tasks set attempts = 5000, due_at = now() where id = ${task.id}`;
    await doPersonTasks(worker(work));
    const later = await rowOf(task);
    expect(later?.isDone).toBe(false);
    expect(later?.pause).toBeGreaterThan(250);
    expect(later?.pause).toBeLessThan(300.5);

    isAway = false;
    await makeDue(task);
    await doPersonTasks(worker(work));
    expect(await rowOf(task)).toMatchObject({ isDone: true, last_error: null });
  });

  it('is finished only by whoever took it last', async () => {
    const kind = randomUUID();
    const task = await aTask(kind);
    const tries: string[] = [];
    const finish = async (who: string, taken: TakenTask) => {
      if (await database.db.transaction((tx) => finishPersonTask(tx, taken))) tries.push(who);
    };
    const stalled: PersonWork = {
      [kind]: async (first) => {
        // Meanwhile its time is over, and another takes it.
        await makeDue(task);
        const other: PersonWork = {
          [kind]: async (second) => {
            await finish('who stalled, before', first);
            await finish('the other', second);
          },
        };
        await doPersonTasks(worker(other));
        await finish('who stalled, after', first);
      },
    };
    await doPersonTasks(worker(stalled));
    expect(tries).toEqual(['the other']);
  });

  it('is done by a worker that waits for it', async () => {
    const kind = randomUUID();
    const began = Promise.withResolvers<number>();
    const stop = await startPersonWork(
      worker({
        [kind]: async (taken) => {
          await database.db.transaction((tx) => finishPersonTask(tx, taken));
          began.resolve(Date.now());
        },
      }),
    );
    const task = await aTask(kind);
    await began.promise;
    await stop();
    expect(await rowOf(task)).toMatchObject({ attempts: 1, isDone: true });
  });
});
