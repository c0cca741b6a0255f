import { and, eq, isNull, sql as statement } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Sql, Tx } from '../db/db.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';
import { reasonOf } from '../events/consumer.ts';
import { keepWorking } from '../jobs/keep-working.ts';
import type { Logger } from '../operations/logger.ts';

const moment = { withTimezone: true, precision: 3 } as const;

/** Work for a person that is done beside the event that asked for it, and never given up, however often it fails. */
export const personTasks = pgTable('person_tasks', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  userId: uuid().notNull(),
  attempts: integer().notNull().default(0),
  dueAt: timestamp(moment).notNull().defaultNow(),
  doneAt: timestamp(moment),
  lastError: text(),
});

export interface PersonTask {
  id: string;
  kind: string;
  userId: string;
}

/** A process works on this task; `attempts` tells its try from a later one. */
export interface TakenTask extends PersonTask {
  attempts: number;
}

export type DoPersonTask = (task: TakenTask) => Promise<void>;

/** The work that a service does for people, by the kind of the task. */
export type PersonWork = Record<string, DoPersonTask>;

/** Adds a task in the transaction that calls for it; the same id again is the same task. */
export async function addPersonTask(tx: Tx, { id, kind, userId }: PersonTask): Promise<void> {
  await tx.insert(personTasks).values({ id, kind, userId }).onConflictDoNothing();
  wakeAfterCommit('person_tasks');
}

/** Marks a task as done, in the transaction of its effect; false where that is for another to do, or done. */
export async function finishPersonTask(tx: Tx, { id, attempts }: TakenTask): Promise<boolean> {
  const finished = await tx
    .update(personTasks)
    .set({ doneAt: statement`now()`, lastError: null })
    .where(
      and(eq(personTasks.id, id), eq(personTasks.attempts, attempts), isNull(personTasks.doneAt)),
    )
    .returning({ id: personTasks.id });
  return finished.length > 0;
}

export interface PersonWorker {
  sql: Sql;
  work: PersonWork;
  log: Logger;
}

const longestPause = 300;

/**
 * A store or database that is away for a quarter of an hour costs fewer tries; after more of them an operator has to
 * look.
 */
const fewAttempts = 12;

/**
 * Takes the next task that is due. It is put off by a minute before it is done, and again while it is being done: a
 * process that dies with it leaves it to the next after that minute. What is due within a second is due: a moment of just
 * now may have been rounded up, or the clock been set back since, and no pause is as short.
 */
async function takeNext(sql: Sql, kinds: string[]): Promise<TakenTask | undefined> {
  const [task] = await sql<TakenTask[]>`
    update person_tasks set attempts = attempts + 1, due_at = now() + interval '1 minute'
    where id = (
      select id from person_tasks where done_at is null and due_at <= now() + interval '1 second' and kind = any(${kinds})
      order by due_at limit 1 for update skip locked)
    returning id, kind, user_id as "userId", attempts`;
  return task;
}

async function putOff(sql: Sql, { id, attempts }: TakenTask, error: unknown) {
  const pause = Math.min(2 ** Math.min(attempts, 10), longestPause);
  await sql`
    update person_tasks set last_error = ${reasonOf(error)},
      due_at = now() + ${pause} * interval '1 second'
    where id = ${id} and attempts = ${attempts} and done_at is null`;
}

/** Does one task that is due; false where none is. */
async function doNext({ sql, work, log }: PersonWorker): Promise<boolean> {
  const task = await takeNext(sql, Object.keys(work));
  if (!task) return false;
  const { id: taskId, kind, attempts } = task;
  const holding = setInterval(() => {
    // If this fails, another process does the work as well, and one of the two finishes it.
    sql`update person_tasks set due_at = now() + interval '1 minute'
        where id = ${taskId} and attempts = ${attempts} and done_at is null`.catch(() => undefined);
  }, 20_000).unref();
  try {
    await work[kind]?.(task);
  } catch (error) {
    const isStuck = attempts >= fewAttempts;
    log[isStuck ? 'error' : 'warn'](
      { taskId, kind, attempts, err: error },
      isStuck ? 'a task for a person does not come to an end' : 'a task for a person was put off',
    );
    await putOff(sql, task, error);
  } finally {
    clearInterval(holding);
  }
  return true;
}

/** Does all that is due, and gives how many tasks that were. */
export async function doPersonTasks(worker: PersonWorker): Promise<number> {
  let tasks = 0;
  while (await doNext(worker)) tasks += 1;
  return tasks;
}

/** Keeps doing what is due, woken by commits and every 2 s, until the given function is called. */
export async function startPersonWork(worker: PersonWorker): Promise<() => Promise<void>> {
  const { sql, work, log } = worker;
  if (Object.keys(work).length === 0) return async () => {};
  return keepWorking({
    sql,
    wokenBy: 'person_tasks',
    every: 2_000,
    doNext: () => doNext(worker),
    onError: (error) => log.warn({ err: error }, 'the tasks for people could not be read'),
  });
}
