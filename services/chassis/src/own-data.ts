import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import {
  type accountErasedIn,
  type exportGatheredIn,
  type GatheredFile,
  GatheredPart,
} from '@sidework/contracts/kernel/own-data';
import { consumer } from './consumer.ts';
import type { Db, Tx } from './db.ts';
import { emit } from './outbox.ts';
import { blankPerson } from './people.ts';
import { addPersonTask, finishPersonTask, type PersonWork } from './person-tasks.ts';
import type { BaseDeps } from './service.ts';

/** What a service keeps of people: how it gives it away, and how it forgets it. */
export interface OwnData {
  /** A file for each table, as the person would put it; of others no more than their public name. */
  gather(db: Db, userId: string): Promise<GatheredFile[]>;
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

/** What a service with `ownData` listens to; the work itself waits for the object store and is done beside. */
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

/** How those tasks are done. */
export function ownDataWork(
  { gather, erase, events }: OwnData,
  { db, handover, now }: Pick<BaseDeps, 'db' | 'handover' | 'now'>,
): PersonWork {
  const { service, exportGathered, accountErased } = events;
  return {
    /** The same key for every try, so that a try that broke off leaves nothing behind. */
    async [gathering](task) {
      const { id: exportId, userId } = task;
      const files = await readAtOnce(db, (tx) => gather(tx, userId));
      const body = Buffer.from(JSON.stringify(GatheredPart.parse({ files })));
      const key = `${exportId}/${service}`;
      const stored = await handover.put(key, body, { contentType: 'application/json' });
      await db.transaction(async (tx) => {
        if (await finishPersonTask(tx, task))
          await emit(tx, exportGathered, { exportId, userId, key, ...stored }, now());
      });
    },
    async [erasing](task) {
      const { userId } = task;
      await db.transaction(async (tx) => {
        if (!(await finishPersonTask(tx, task))) return;
        const at = now();
        await blankPerson(tx, userId);
        await erase(tx, userId, at);
        await emit(tx, accountErased, { userId }, at);
      });
    },
  };
}

/** Reads as of one moment, so that nothing is told twice or missed between two tables. */
export const readAtOnce = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
