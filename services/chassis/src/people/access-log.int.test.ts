import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInContext } from '../context.ts';
import { type Database, openDatabase } from '../db/db.ts';
import { testDatabase } from '../testing/stores.ts';
import { accessLog, recordAccess } from './access-log.ts';

let database: Database;

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());

const at = new Date('2026-03-01T12:00:00.000Z');
const anAccess = () => ({
  actor: { id: randomUUID() as string },
  childId: randomUUID() as string,
  what: 'proposals_read',
  reason: 'a complaint',
  at,
});

const record = (access: ReturnType<typeof anAccess>, failing = false) =>
  runInContext({ requestId: 'request 1' }, () =>
    database.db.transaction(async (tx) => {
      await recordAccess(tx, accessRecorded, access);
      if (failing) throw new Error('what was read could not be told');
    }),
  );

const rowsOf = ({ childId }: { childId: string }) =>
  database.db.select().from(accessLog).where(eq(accessLog.childId, childId));
const toldOf = ({ childId }: { childId: string }) => database.sql`
  select type, data from outbox where aggregate_id = ${childId}`;

describe('a read of what is a child’s [D-8]', () => {
  it('is kept and told of, with who, what and why', async () => {
    const access = anAccess();
    await record(access);
    const [row, ...others] = await rowsOf(access);
    const { actor, ...rest } = access;
    const kept = { ...rest, id: row?.id, actorId: actor.id, requestId: 'request 1' };
    expect(others).toEqual([]);
    expect(row).toEqual(kept);
    expect(await toldOf(access)).toEqual([
      { type: 'marketplace.access.recorded.v1', data: { ...kept, at: at.toISOString() } },
    ]);
  });

  it('is neither kept nor told of where it did not come to it', async () => {
    const access = anAccess();
    await expect(record(access, true)).rejects.toThrow('could not be told');
    expect([await rowsOf(access), await toldOf(access)]).toEqual([[], []]);
  });

  it.each([
    ['changed', (id: string) => database.sql`update access_log set what = 'x' where id = ${id}`],
    ['removed', (id: string) => database.sql`delete from access_log where id = ${id}`],
    ['removed with all others', () => database.sql`truncate access_log`],
  ])('cannot be %s', async (_what, attempt) => {
    const access = anAccess();
    await record(access);
    const [row] = await rowsOf(access);
    await expect(attempt(row?.id ?? '')).rejects.toThrow();
    expect(await rowsOf(access)).toEqual([row]);
  });
});
