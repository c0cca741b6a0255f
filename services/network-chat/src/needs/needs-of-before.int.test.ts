import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { databaseBefore } from '@sidework/chassis/testing/earlier-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: Awaited<ReturnType<typeof databaseBefore>>;
const [before, since] = [randomUUID(), randomUUID()];

/** A need and its receiver as the release before wrote them. */
async function raise(subjectId: string) {
  await database.sql`
    insert into needs (kind, subject_id, sequence, title, details, path, since)
    values ('job_ends_soon', ${subjectId}, 1, '', '{}', '', '2026-01-05T10:00:00Z')`;
  await database.sql`
    insert into need_receivers (kind, subject_id, receiver)
    values ('job_ends_soon', ${subjectId}, 'admin')`;
}

beforeAll(async () => {
  database = await databaseBefore(
    { schema: 'network_chat', migrationsDir: join(import.meta.dirname, '../../migrations') },
    '0019_order_needs_of_a_person',
  );
  await raise(before);
  await database.update();
});
afterAll(() => database?.sql.end());

const momentOf = async (subjectId: string) => {
  const [row] = await database.sql`
    select since from need_receivers where subject_id = ${subjectId}`;
  return row?.since;
};

it('what waited before the update keeps its place by the moment of its need', async () => {
  expect(await momentOf(before)).toEqual(new Date('2026-01-05T10:00:00Z'));
});

it('the release before still writes receivers beside the new one', async () => {
  await raise(since);
  expect(await momentOf(since)).toBeInstanceOf(Date);
});
