import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import type { CourseSearch } from '@sidework/contracts/education-events/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEducationEvents } from '../../test/service.ts';
import type { Audience } from '../people/audience.ts';
import { publishedCourses, publishedTypes } from './search-queries.ts';

const service = testEducationEvents();
let plans: KeptPlans;
let pool: Database;

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../../test/many-events.sql'),
    with: { 'sidework.events': 40_000 },
  });
  pool = plans.open();
}, 180_000);
afterAll(() => plans?.close());

const adult: Audience = { id: undefined, isChild: false };
const child: Audience = { id: undefined, isChild: true };

/** Often enough for the plan that no longer looks at what is asked for. */
const turns = Array.from({ length: 8 }, (_, turn) => turn);

describe('of 40,000 courses', () => {
  it.each([
    ['the first', {}, adult, 21, []],
    ['a category', { category: 'notary' as const }, adult, 21, ['courses_category_idx']],
    ['a type that few have', { type: 'licensing' as const }, adult, 2, ['courses_type_idx']],
    ['those for children', {}, child, 21, ['courses_for_children_idx']],
    ['a usual word', { search: 'bookkeeping' }, adult, 21, []],
    ['a rare word', { search: 'harpsichord' }, adult, 21, ['courses_search_text_idx']],
    ['a word that nobody wrote', { search: 'zeppelin' }, adult, 0, ['courses_search_text_idx']],
    ['a word that no index holds', { search: 'zq' }, adult, 0, []],
    ['a rare word for children', { search: 'zeppelin' }, child, 0, ['courses_search_text_idx']],
  ])(
    '%s is found without reading them all',
    async (_, query: Partial<CourseSearch>, audience, most, indexes) => {
      for (const _turn of turns) {
        let found = 0;
        const cost = await plans.cost(async () => {
          found = (await publishedCourses(pool.db, audience, { limit: 20, ...query })).length;
        });
        expect([found, cost.wholeTables]).toEqual([most, []]);
        expect(cost.indexes).toEqual(expect.arrayContaining(indexes));
        expect(cost.rows).toBeLessThanOrEqual(2_500);
      }
    },
  );

  it.each([
    [adult, ['ce', 'licensing']],
    [child, ['ce']],
  ])('the types for %j take one look into an index each', async (audience, types) => {
    for (const _turn of turns) {
      const cost = await plans.cost(async () => {
        expect(await publishedTypes(pool.db, audience)).toEqual(types);
      });
      expect(cost.wholeTables).toEqual([]);
      expect(cost.rows).toBeLessThan(50);
    }
  });
});
