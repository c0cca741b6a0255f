import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import type { EventSearch } from '@sidework/contracts/education-events/event-listings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEducationEvents } from '../../test/service.ts';
import type { Audience } from '../people/audience.ts';
import { upcomingEvents } from './search-queries.ts';

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

async function read(query: Partial<EventSearch>, audience: Audience) {
  let found = 0;
  const asked = { limit: 20, ...query };
  const cost = await plans.cost(async () => {
    found = (await upcomingEvents(pool.db, audience, asked, new Date())).length;
  });
  return { found, ...cost };
}

/** Often enough for the plan that no longer looks at what is asked for. */
const turns = Array.from({ length: 8 }, (_, turn) => turn);

describe('of 40,000 events', () => {
  it.each([
    ['the next', {}, adult, 'events_upcoming_idx'],
    ['those of a category', { category: 'Seminar' as const }, adult, 'events_category_idx'],
    ['those for young people', { forYoungPeople: true }, adult, 'events_for_children_idx'],
    ['those for children', {}, child, 'events_for_children_idx'],
  ])('%s read their own rows only', async (_, query, audience, index) => {
    for (const _turn of turns) {
      const { rows, indexes, ...rest } = await read(query, audience);
      expect(rest).toEqual({ found: 21, wholeTables: [] });
      expect(indexes).toContain(index);
      expect(rows).toBeLessThan(150);
    }
  });

  it.each([
    ['a usual word', 'plumbers', adult, 21, []],
    ['a rare word', 'harpsichord', adult, 21, ['events_search_text_idx']],
    ['a word that nobody wrote', 'zeppelin', adult, 0, ['events_search_text_idx']],
    ['a rare organizer', 'quetzal', adult, 21, ['people_search_name_idx']],
    ['a rare word with a usual one', 'meet harpsichord', adult, 21, ['events_search_text_idx']],
    ['a usual word of a rare organizer', 'quetzal plumbers', adult, 21, ['people_search_name_idx']],
    ['a rare word of a rare organizer', 'quetzal zeppelin', adult, 0, ['people_search_name_idx']],
    ['a word that no index holds', 'zq', adult, 0, []],
    ['a rare word for children', 'harpsichord', child, 0, ['events_search_text_idx']],
  ])('%s is found without reading them all', async (_, search, audience, found, indexes) => {
    for (const _turn of turns) {
      const cost = await read({ search }, audience);
      expect([cost.found, cost.wholeTables]).toEqual([found, []]);
      expect(cost.indexes).toEqual(expect.arrayContaining(indexes));
      expect(cost.rows).toBeLessThanOrEqual(2_500);
    }
  });
});
