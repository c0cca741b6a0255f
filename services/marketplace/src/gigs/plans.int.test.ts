import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { GigSearch } from '@sidework/contracts/marketplace/gigs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { listGigs } from './list-gigs.ts';

const service = testMarketplace();
let plans: KeptPlans;
let pools: { plain: Database; search: Database };

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../../test/many-gigs.sql'),
    with: { 'sidework.gigs': 100_000 },
  });
  pools = { plain: plans.open(), search: plans.open({ planEachQuery: true }) };
}, 180_000);
afterAll(() => plans?.close());

/** Reads pages and gives the cost of the last. */
async function read(query: Record<string, unknown>, page = 1) {
  const { db, sql } = pools.plain;
  const readers = { db, sql, searchSql: pools.search.sql, config: service.deps.config };
  const ask = (cursor: string | null) =>
    listGigs(readers, undefined, GigSearch.parse({ ...query, ...(cursor && { cursor }) }));
  let cursor: string | null = null;
  for (let turned = 1; turned < page; turned += 1) cursor = (await ask(cursor)).nextCursor;
  let found = 0;
  const cost = await plans.cost(async () => {
    found = (await ask(cursor)).items.length;
  });
  return { found, ...cost };
}

describe('of 100,000 gigs', () => {
  it.each([
    ['the newest', {}, 1, 'professional_gigs_newest_idx'],
    ['the newest, page 40', {}, 40, 'professional_gigs_newest_idx'],
    ['a category', { category: 'delivery' }, 1, 'professional_gigs_category_idx'],
    ['a category, page 10', { category: 'delivery' }, 10, 'professional_gigs_category_idx'],
  ])('%s reads its own rows only', async (_, query, page, index) => {
    const { rows, indexes, ...rest } = await read(query, page);
    expect(rest).toEqual({ found: 20, wholeTables: [] });
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(50);
  });

  it('a usual word is met soon among the newest', async () => {
    const { found, rows, wholeTables } = await read({ search: 'repair' }, 3);
    expect([found, wholeTables]).toEqual([20, []]);
    expect(rows).toBeLessThan(1_000);
  });

  it.each([
    ['harpsichord', 20],
    ['zeppelin', 0],
  ])('%s, which is rare, is found by its index', async (search, most) => {
    const { found, rows, wholeTables, indexes } = await read({ search });
    expect([found, wholeTables]).toEqual([most, []]);
    expect(indexes).toContain('professional_gigs_search_text_idx');
    expect(rows).toBeLessThan(150);
  });

  it.each([
    ['a trade and a town', { search: 'plumber newark' }, 'professional_gigs_place_idx'],
    ['the nearest', { near: '07102' }, 'professional_gigs_place_idx'],
    ['a category nearby', { near: '07102', category: 'delivery' }, 'professional_gigs_place_idx'],
    ['the best rated', { sort: 'rating' }, 'professional_gigs_rating_idx'],
    ['the cheapest', { sort: 'price' }, 'professional_gigs_price_idx'],
    ['what is done remotely from far', { near: '99723' }, 'professional_gigs_remote_idx'],
    ['a trade', { search: 'plumber' }, 'professional_gigs_category_idx'],
    ['an owner and a trade', { search: 'owner plumber' }, 'professional_gigs_category_idx'],
  ])('%s read no more than some hundreds of each way to fit', async (_, query, index) => {
    const { found, rows, wholeTables, indexes } = await read(query);
    expect([found, wholeTables]).toEqual([20, []]);
    expect(indexes).toContain(index);
    // A kind of work that one in fifty does is met after some thousands.
    expect(rows).toBeLessThan(4_000);
  });

  it.each([
    ['the cheapest', { sort: 'price' }, 'professional_gigs_price_idx'],
    ['the best rated', { sort: 'rating' }, 'professional_gigs_rating_idx'],
    ['the nearest', { near: '07102' }, 'professional_gigs_place_idx'],
  ])('page 40 of %s is found by its index', async (_, query, index) => {
    const { found, rows, wholeTables, indexes } = await read(query, 40);
    expect([found, wholeTables]).toEqual([20, []]);
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(4_000);
  });

  it.each([{ search: 'zq' }, { maxPriceCents: 1 }])(
    '%j, which no index holds, looks through the newest only',
    async (query) => {
      const { found, rows, wholeTables } = await read(query);
      expect([found, wholeTables]).toEqual([0, []]);
      expect(rows).toBeLessThanOrEqual(2_500);
    },
  );
});
