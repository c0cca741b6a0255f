import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { accountErased, exportGathered } from '@sidework/contracts/marketplace/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './db.ts';
import { unavailable } from './errors.ts';
import { createLogger } from './logger.ts';
import { type ObjectStore, openObjectStores } from './objects.ts';
import { ownDataWork } from './own-data.ts';
import { addPersonTask, doPersonTasks } from './person-tasks.ts';
import { testDatabase, testStores } from './testing.ts';

const log = createLogger('test', 'silent');
let database: Database;
let handover: ObjectStore;

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../migrations'));
  database = openDatabase(url, 'test');
  handover = openObjectStores(testStores()).handover;
});
afterAll(() => database.close());

let isStoreAway: boolean;
let isErasable: boolean;
beforeEach(() => {
  isStoreAway = false;
  isErasable = true;
});

/** A service that keeps one row of everybody. */
const work = () =>
  ownDataWork(
    {
      gather: async (_db, userId) => [
        { name: 'rows.json', about: 'A row.', rows: [{ of: userId, at: '2026-03-01T12:00:00Z' }] },
      ],
      async erase() {
        if (!isErasable) throw new Error('a row is in the way');
      },
      events: { service: 'marketplace', exportGathered, accountErased },
    },
    {
      db: database.db,
      now: () => new Date(),
      handover: {
        ...handover,
        put: (...given) =>
          isStoreAway ? Promise.reject(unavailable('store_unavailable')) : handover.put(...given),
      },
    },
  );

const workOff = () => doPersonTasks({ sql: database.sql, work: work(), log });
const told = (type: string, of: string) => database.sql`
  select data from outbox where type = ${type} and aggregate_id = ${of}`;
const makeDue = () => database.sql`update person_tasks set due_at = now() where done_at is null`;

describe('what a service keeps of a person', () => {
  it('is told of with the size and the SHA-256 of what lies in the bucket', async () => {
    const [exportId, userId] = [randomUUID(), randomUUID()];
    await database.db.transaction((tx) =>
      addPersonTask(tx, { id: exportId, kind: 'gather', userId }),
    );
    await workOff();
    const [event] = await told(exportGathered.type, exportId);
    const { key, size, sha256 } = event?.data ?? {};
    const bytes = await buffer((await handover.get(key)).body);
    expect(JSON.parse(bytes.toString())).toMatchObject({ files: [{ rows: [{ of: userId }] }] });
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      size,
      sha256,
    ]);
    expect(event?.data).toMatchObject({ exportId, userId });
  });

  it('is gathered once the store answers again', async () => {
    const [exportId, userId] = [randomUUID(), randomUUID()];
    await database.db.transaction((tx) =>
      addPersonTask(tx, { id: exportId, kind: 'gather', userId }),
    );
    isStoreAway = true;
    for (let tries = 0; tries < 10; tries += 1) {
      await makeDue();
      await workOff();
    }
    expect(await told(exportGathered.type, exportId)).toHaveLength(0);
    isStoreAway = false;
    await makeDue();
    await workOff();
    expect(await told(exportGathered.type, exportId)).toHaveLength(1);
  });

  it('is forgotten as a whole, and told to be only then', async () => {
    const userId = randomUUID();
    await database.sql`
      insert into people (id, sequence, full_name, user_type, account_type, roles, location, may_act,
        completed_services_as_professional, guardian_ids)
      values (${userId}, 1, 'Ada Example', 'client', 'client', '{}', 'Newark, NJ', true, 0, '{}')`;
    await database.db.transaction((tx) =>
      addPersonTask(tx, { id: randomUUID(), kind: 'erase', userId }),
    );
    isErasable = false;
    await workOff();
    const person = () =>
      database.sql`select full_name, location, may_act from people where id = ${userId}`;
    expect(await person()).toMatchObject([{ full_name: 'Ada Example', may_act: true }]);
    isErasable = true;
    await makeDue();
    await workOff();
    expect(await person()).toEqual([{ full_name: '', location: null, may_act: false }]);
    expect(await told(accountErased.type, userId)).toHaveLength(1);
  });
});
