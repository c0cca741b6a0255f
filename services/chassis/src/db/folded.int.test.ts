import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCases } from '../testing/search-cases.ts';
import { testDatabase } from '../testing/stores.ts';
import { type Database, openDatabase } from './db.ts';
import { hasWords } from './folded.ts';

let database: Database;
beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());

describe('the words of a text', () => {
  it.each(searchCases)('of %j are asked by %j: %s', async (text, search, isFound) => {
    const [row] = await database.db.execute<{ is: boolean }>(
      sql`select ${hasWords(sql`fold(${text})`, search)} as is`,
    );
    expect(row?.is).toBe(isFound);
  });

  it.each([
    ['100%', '100\\%'],
    ['a_b', 'a\\_b'],
    ['a\\b', 'a\\\\b'],
    // A sign of other alphabets that folds into one of patterns.
    ['a∖b％', 'a\\\\b\\%'],
  ])('stand in a pattern for themselves: %j as %j', async (word, pattern) => {
    const [row] = await database.sql`select containing(${word}) as is`;
    expect(row).toEqual({ is: `%${pattern}%` });
  });

  it('are folded alike where they are of one alphabet and where not', async () => {
    const [row] = await database.sql`
      select fold('Mother''s \`Tap\`', ' ') as plain, fold('Mother’s \`Tap\` ё', ' ') as other`;
    expect(row).toEqual({ plain: 'mother s  tap ', other: 'mother s  tap  е' });
  });
});
