import { join } from 'node:path';
import { databaseBefore } from '@sidework/chassis/testing/earlier-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: Awaited<ReturnType<typeof databaseBefore>>;

beforeAll(async () => {
  const migrationsDir = join(import.meta.dirname, '../../migrations');
  database = await databaseBefore(
    { schema: 'marketplace', migrationsDir },
    '0010_fold_words_of_jobs_and_gigs',
  );
});
afterAll(() => database?.sql.end());

it('folds what was posted before, and keeps the indexes of it', async () => {
  const { sql, update } = database;
  await sql`
    insert into job_requests (id, client_id, title, description, category, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'Café façade', 'Mother’s naïve one', 'other', now())`;
  await sql`
    insert into professional_gigs (id, professional_id, title, description, category, pricing_type, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'Straße', 'Łukasz', 'other', 'fixed', now())`;
  const indexes = () => sql`
    select indexname from pg_indexes where schemaname = 'marketplace' and indexname like '%_search_t%' order by 1`;
  const before = await indexes();
  await update();
  const rows = await sql`
    select search_title, search_text from job_requests
    union all select search_title, search_text from professional_gigs`;
  expect(rows).toEqual([
    { search_title: 'cafe facade', search_text: 'cafe facade mothers naive one ' },
    { search_title: 'strasse', search_text: 'strasse lukasz   ' },
  ]);
  expect(await indexes()).toEqual(before);
  expect(before).toHaveLength(4);
});
