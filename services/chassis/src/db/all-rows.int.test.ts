import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personTasks } from '../people/person-tasks.ts';
import { testDatabase } from '../testing/stores.ts';
import { allRows } from './all-rows.ts';
import { type Database, openDatabase } from './db.ts';

let database: Database;
beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());

describe('all rows of a question', () => {
  it.each([0, 999, 1_000, 1_001, 2_500])(
    'come once each and in their order, of %s, also where many agree in the moment',
    async (count) => {
      const { db, sql } = database;
      await sql`delete from person_tasks`;
      await sql`
        insert into person_tasks (id, kind, user_id, due_at)
        select gen_random_uuid(), 'gather', gen_random_uuid(),
          timestamptz '2026-03-01T12:00:00.123Z' + (n / 700) * interval '1 millisecond'
        from generate_series(1, ${count}::int) as n`;
      const asked: number[] = [];
      const ids: string[] = [];
      const rows = allRows({
        order: [personTasks.dueAt, personTasks.id],
        async ask({ after, limit }) {
          const page = await db
            .select()
            .from(personTasks)
            .where(after)
            .orderBy(personTasks.dueAt, personTasks.id)
            .limit(limit);
          asked.push(page.length);
          return page;
        },
        place: ({ dueAt, id }) => [dueAt, id],
        present: ({ id }) => id,
      });
      for await (const id of rows) ids.push(id);
      const expected = await sql<{ id: string }[]>`
        select id from person_tasks order by due_at, id`;
      expect(ids).toEqual(expected.map(({ id }) => id));
      expect(Math.max(...asked)).toBeLessThanOrEqual(1_000);
    },
  );
});
