import { Readable } from 'node:stream';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import type { accountErasedIn, exportGatheredIn } from '@sidework/contracts/kernel/own-data';
import { sql as statement } from 'drizzle-orm';
import type { BaseDeps } from '../base-deps.ts';
import { forgetRateLimits } from '../db/account-limits.ts';
import type { Db, Tx } from '../db/db.ts';
import { forgetAnswers } from '../db/idempotency-keys.ts';
import { consumer } from '../events/consumer.ts';
import { emit } from '../events/outbox.ts';
import { type OwnFile, partOf } from './gathered-part.ts';
import { blankPerson } from './people.ts';
import {
  addPersonTask,
  finishPersonTask,
  type PersonWork,
  type TakenTask,
} from './person-tasks.ts';
import { forgetWordsAnswers } from './words-answers.ts';

/** A service says here how it exports a person's data and how it erases it. */
export interface OwnData {
  /** A file for each table, as the person would put it; of others no more than their public name. */
  gather(db: Db, userId: string): OwnFile[] | Promise<OwnFile[]>;
  /**
   * Ends some of what the person had begun and others are told of, so much as fits into one transaction; false where
   * nothing was left. It is asked for until then.
   */
  endBegun?(tx: Tx, userId: string, at: Date): Promise<boolean>;
  /** Removes what names or shows the person; it may be asked for again. */
  erase(tx: Tx, userId: string, at: Date): Promise<void>;
  events: {
    service: string;
    exportGathered: ReturnType<typeof exportGatheredIn>;
    accountErased: ReturnType<typeof accountErasedIn>;
  };
}

const gathering = 'gather';
const erasing = 'erase';

/**
 * A service with `ownData` has these consumers; the work itself waits for the object store, so it is done beside them.
 */
export const ownDataConsumers = [
  consumer({
    name: 'gather-when-export-requested',
    event: exportRequested,
    handle: (tx, { data: { exportId, userId } }) =>
      addPersonTask(tx, { id: exportId, kind: gathering, userId }),
  }),
  consumer({
    name: 'erase-when-account-deleted',
    event: accountDeleted,
    handle: (tx, { id, data }) => addPersonTask(tx, { id, kind: erasing, userId: data.id }),
  }),
];

type WorkDeps = Pick<BaseDeps, 'db' | 'handover' | 'now'>;

/** How those tasks are done. */
export function ownDataWork(ownData: OwnData, deps: WorkDeps): PersonWork {
  return {
    [gathering]: (task) => gatherPart(ownData, deps, task),
    [erasing]: (task) => erasePerson(ownData, deps, task),
  };
}

const contentType = 'application/x-ndjson';

/**
 * Each try has a key of its own, so that a stalled try that continues beside a later one neither changes the later one's
 * part nor leaves an unknown object.
 */
async function gatherPart(
  { gather, events: { service, exportGathered } }: OwnData,
  { db, handover, now }: WorkDeps,
  task: TakenTask,
): Promise<void> {
  const { id: exportId, userId, attempts } = task;
  const keyOf = (attempt: number) => `${exportId}/${service}/${attempt}`;
  const key = keyOf(attempts);
  const stored = await readAtOnce(db, async (tx) => {
    const body = Readable.from(partOf(await gather(tx, userId)));
    // The reading ends with the upload, also after a failure.
    return handover.put(key, body, { contentType }).finally(() => body.destroy());
  });
  const isTold = await db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return false;
    await emit(tx, exportGathered, { exportId, userId, key, ...stored }, now());
    return true;
  });
  if (!isTold) return handover.remove(key);
  // Earlier tries may have ended between the store and the database. The task is done, so a failure here is not
  // retried.
  for (let earlier = 1; earlier < attempts; earlier += 1)
    await handover.remove(keyOf(earlier)).catch(() => undefined);
}

async function erasePerson(
  { endBegun, erase, events: { accountErased } }: OwnData,
  { db, now }: WorkDeps,
  task: TakenTask,
): Promise<void> {
  const { userId } = task;
  const endSome = () =>
    db.transaction(async (tx) => {
      await blankPerson(tx, userId);
      return endBegun?.(tx, userId, now());
    });
  if (endBegun) while (await endSome());
  await db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return;
    const at = now();
    await blankPerson(tx, userId);
    await erase(tx, userId, at);
    await forgetAnswers(tx, userId);
    await forgetRateLimits(tx, userId);
    await forgetWordsAnswers(tx, userId);
    await emit(tx, accountErased, { userId }, at);
  });
}

const patience = { statement: '60s', idle: '60s', transaction: '5min' };

/**
 * Reads as of one moment, so that no row is read twice or missed between two tables. Years of a person's data may take
 * longer than a request, and wait between two pages until the store has taken the first.
 */
export const readAtOnce = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(statement`
        select set_config('statement_timeout', ${patience.statement}, true),
               set_config('idle_in_transaction_session_timeout', ${patience.idle}, true),
               set_config('transaction_timeout', ${patience.transaction}, true)`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
