import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { toCursor } from '@sidework/chassis/db/keyset';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testIdentity } from '../../test/builders.ts';
import { clientByEmail, clientsByName, peopleFor } from './queries.ts';

const service = testIdentity();
const manyPeople = join(import.meta.dirname, '../../test/many-people.sql');
let plans: KeptPlans;
let pool: Database;

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: manyPeople,
    with: { 'sidework.people': 50_000 },
  });
  pool = plans.open();
});

afterAll(() => plans?.close());

const viewer = (audience: 'adults' | 'kids') => ({ id: randomUUID(), audience, now: new Date() });

describe('of 50,000 people', () => {
  it.each([
    ['adults', 'a page', 'profiles_adults_idx', {}],
    ['adults', 'a later page', 'profiles_adults_idx', { cursor: toCursor(['c', randomUUID()]) }],
    ['adults', 'a search', 'profiles_adults_words_idx', { search: 'c4ca4 dog' }],
    ['kids', 'a page', 'profiles_kids_idx', {}],
    ['kids', 'a search', 'profiles_kids_words_idx', { search: 'f899' }],
  ] as const)('%s: %s reads few rows, by %s', async (audience, _what, index, page) => {
    // Often enough for the plan that no longer looks at what is asked for.
    for (let turn = 0; turn < 8; turn += 1) {
      const { wholeTables, indexes, rows } = await plans.cost(() =>
        peopleFor(pool.db, viewer(audience), { limit: 21, ...page }),
      );
      expect(wholeTables).toEqual([]);
      expect(indexes).toContain(index);
      expect(rows).toBeLessThan(100);
    }
  });

  it('a search for clients reads few rows', async () => {
    const { wholeTables, rows } = await plans.cost(() =>
      clientsByName(pool.db, viewer('adults'), 'c4ca4 dog', 20),
    );
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(100);
  });

  it('an address reads its own row', async () => {
    const { wholeTables, rows } = await plans.cost(() =>
      clientByEmail(pool.db, viewer('adults'), 'person-77@many.example'),
    );
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(5);
  });
});
