import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { accountErased, exportGathered } from '@sidework/contracts/marketplace/events';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { unavailable } from '../errors.ts';
import { type ObjectStore, openObjectStores } from '../objects/objects.ts';
import { createLogger } from '../operations/logger.ts';
import { gatheredIn } from '../testing/gathered.ts';
import { testDatabase, testStores } from '../testing/stores.ts';
import { namerFor } from './namer.ts';
import { ownDataWork, readAtOnce } from './own-data.ts';
import { keepPerson } from './people.ts';
import { addPersonTask, doPersonTasks } from './person-tasks.ts';

const log = createLogger('test', 'silent');
let database: Database;
let handover: ObjectStore;

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
  handover = openObjectStores(testStores()).handover;
});
afterAll(() => database.close());

let isStoreAway: boolean;
let isErasable: boolean;
let begun: number;
/** Runs between a part's arrival in the store and its event. */
let onceStored: () => Promise<void>;
beforeEach(() => {
  isStoreAway = false;
  isErasable = true;
  begun = 0;
  onceStored = async () => {};
});

/** A service that keeps one row of everybody. */
const work = () =>
  ownDataWork(
    {
      gather: async (_db, userId) => [
        { name: 'rows.json', about: 'A row.', rows: [{ of: userId, at: '2026-03-01T12:00:00Z' }] },
      ],
      async endBegun() {
        begun -= 1;
        return begun >= 0;
      },
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
        async put(...given) {
          if (isStoreAway) throw unavailable('store_unavailable');
          const stored = await handover.put(...given);
          await onceStored();
          return stored;
        },
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
    expect(await gatheredIn(bytes)).toMatchObject({ 'rows.json': [{ of: userId }] });
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

  const aGathering = async () => {
    const task = { id: randomUUID(), kind: 'gather', userId: randomUUID() };
    await database.db.transaction((tx) => addPersonTask(tx, task));
    return task.id;
  };
  const isThere = (key: string) =>
    handover.stat(key).then(
      () => true,
      () => false,
    );

  it('lies there once, where a try stalled and went on after another', async () => {
    const exportId = await aGathering();
    onceStored = async () => {
      onceStored = async () => {};
      await makeDue();
      await workOff();
    };
    await workOff();
    const events = await told(exportGathered.type, exportId);
    expect(events).toHaveLength(1);
    const { key } = events[0]?.data ?? {};
    expect(key).toBe(`${exportId}/marketplace/2`);
    expect([await isThere(key), await isThere(`${exportId}/marketplace/1`)]).toEqual([true, false]);
  });

  it('leaves nothing of a try that ended before it could tell', async () => {
    const exportId = await aGathering();
    onceStored = async () => {
      onceStored = async () => {};
      throw new Error('the process ends');
    };
    await workOff();
    expect(await isThere(`${exportId}/marketplace/1`)).toBe(true);
    await makeDue();
    await workOff();
    const [event] = await told(exportGathered.type, exportId);
    expect(await isThere(event?.data.key)).toBe(true);
    expect(await isThere(`${exportId}/marketplace/1`)).toBe(false);
  });

  it('ends bit by bit before it is forgotten, and what is told of somebody later brings nothing back', async () => {
    begun = 3;
    const userId = randomUUID();
    const task = { id: randomUUID(), kind: 'erase', userId };
    await database.db.transaction((tx) => addPersonTask(tx, task));
    await workOff();
    expect(begun).toBe(-1);
    const known = { fullName: 'Ada Example', avatarUrl: null, profession: null, location: null };
    const rest = { roles: [], guardianIds: [], completedServicesAsProfessional: 1, mayAct: true };
    const data = {
      id: userId,
      userType: 'client',
      accountType: 'client',
      ...known,
      ...rest,
    } as const;
    await database.db.transaction((tx) => keepPerson(tx, { data, sequence: 4 }));
    expect(
      await database.sql`select full_name, may_act, has_left from people where id = ${userId}`,
    ).toEqual([{ full_name: '', may_act: false, has_left: true }]);
  });

  it('may take longer to read than a request may', async () => {
    const [limits] = await readAtOnce(database.db, (tx) =>
      tx.execute(statement`
        select current_setting('statement_timeout') as query,
               current_setting('idle_in_transaction_session_timeout') as pause,
               current_setting('transaction_timeout') as all`),
    );
    expect(limits).toEqual({ query: '1min', pause: '1min', all: '5min' });
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
    expect(await told(accountErased.type, userId)).toHaveLength(0);
    isErasable = true;
    await makeDue();
    await workOff();
    expect(await person()).toEqual([{ full_name: '', location: null, may_act: false }]);
    expect(await told(accountErased.type, userId)).toHaveLength(1);
  });
});

it('the copy of somebody who is not known yet names others as a child’s does', async () => {
  const named = await namerFor(database.db, randomUUID());
  expect(named('Ada Maria King')).toBe('Ada K.');
});
