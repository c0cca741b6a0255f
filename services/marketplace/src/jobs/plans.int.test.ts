import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { JobSearch } from '@sidework/contracts/marketplace/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { passTime } from '../job-changes/pass-time.ts';
import { listJobs } from './list-jobs.ts';

const service = testMarketplace();
const manyJobs = join(import.meta.dirname, '../../test/many-jobs.sql');
let plans: KeptPlans;
let pools: { plain: Database; search: Database };

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: manyJobs,
    with: { 'sidework.jobs': 100_000 },
  });
  pools = { plain: plans.open(), search: plans.open({ planEachQuery: true }) };
}, 180_000);

afterAll(() => plans?.close());

/** Reads pages and gives the cost of the last. */
async function read(query: Record<string, unknown>, { page = 1 } = {}) {
  const { db, sql } = pools.plain;
  const searchSql = pools.search.sql;
  const ask = (cursor: string | null) =>
    listJobs(
      { db, sql, searchSql },
      undefined,
      JobSearch.parse({ ...query, ...(cursor && { cursor }) }),
    );
  let cursor: string | null = null;
  for (let turned = 1; turned < page; turned += 1) cursor = (await ask(cursor)).nextCursor;
  let found = 0;
  const cost = await plans.cost(async () => {
    found = (await ask(cursor)).items.length;
  });
  // The proposals of each job on the page are counted by their own index.
  const indexes = cost.indexes.filter((index) => index !== 'job_proposals_job_request_id_idx');
  return { found, ...cost, indexes };
}

const newark = { latitude: 40.73, longitude: -74.17, withinMiles: 50 };
const prairie = { latitude: 38.5, longitude: -98, withinMiles: 50 };
const nearest = { sort: 'nearest' };

const wordIndexes = ['job_requests_search_text_idx', 'job_requests_search_vector_idx'];

describe('of 100,000 jobs', () => {
  it.each([1, 2, 40])('page %i of the newest reads its own rows only', async (page) => {
    expect(await read({}, { page })).toEqual({
      found: 20,
      indexes: ['job_requests_newest_idx'],
      wholeTables: [],
      rows: 21,
    });
  });

  it.each([1, 2, 20])('page %i of a category reads its own rows only', async (page) => {
    expect(await read({ category: 'career_coach' }, { page })).toEqual({
      found: 20,
      indexes: ['job_requests_category_idx'],
      wholeTables: [],
      rows: 21,
    });
  });

  it.each([1, 3])('page %i of a usual word is met soon among the newest', async (page) => {
    const { found, rows, wholeTables } = await read({ search: 'repair' }, { page });
    expect([found, wholeTables]).toEqual([20, []]);
    expect(rows).toBeLessThan(1_500);
  });

  it.each([1, 2])('page %i of a rare word is found by its indexes', async (page) => {
    const { rows, indexes, wholeTables } = await read({ search: 'harpsichord' }, { page });
    expect(indexes).toEqual(expect.arrayContaining(wordIndexes));
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(100);
  });

  it('a word that nobody wrote is missed by its indexes', async () => {
    const { found, rows, wholeTables, indexes } = await read({ search: 'zeppelin' });
    expect([found, rows, wholeTables]).toEqual([0, 0, []]);
    expect(indexes).toEqual(expect.arrayContaining(wordIndexes));
  });

  it.each(['zq', '%%', '!? ::'])(
    '%j, which no index holds, looks through the newest only',
    async (search) => {
      const { found, rows, wholeTables } = await read({ search });
      expect([found, wholeTables]).toEqual([0, []]);
      expect(rows).toBeLessThanOrEqual(2_000);
      const around = { latitude: 40.73, longitude: -74.17, search };
      expect((await read({ ...around, sort: 'nearest' })).wholeTables).toEqual([]);
      expect((await read(around)).wholeTables).toEqual([]);
    },
  );

  it('what was posted lately, and a budget, read no more than the newest', async () => {
    const lately = await read({ postedWithinDays: 1 });
    expect([lately.found, lately.wholeTables, lately.rows]).toEqual([20, [], 21]);
    const paid = await read({ minBudgetCents: 100_000_000 });
    expect([paid.found, paid.wholeTables]).toEqual([0, []]);
    expect(paid.rows).toBeLessThanOrEqual(2_000);
  });

  it.each([1, 3])('page %i of a word for a kind of work is met soon in the kind', async (page) => {
    for (const search of ['plumber', 'coach', 'tax return', 'house painter']) {
      const { found, rows, wholeTables } = await read({ search }, { page });
      expect([search, found, wholeTables]).toEqual([search, 20, []]);
      expect(rows).toBeLessThan(2_500);
    }
  });

  it.each(['plumber painter', 'babysitter', 'coach zeppelin', 'plumber harpsichord'])(
    '%j, of which there is little or nothing, does not read every job',
    async (search) => {
      for (const around of [{}, { category: 'career_coach' }, newark, { ...newark, ...nearest }]) {
        const { rows, wholeTables } = await read({ ...around, search });
        expect(wholeTables).toEqual([]);
        // The nearest of a kind are met among others, or the kind is read whole where it is small.
        expect(rows).toBeLessThan(4_000);
      }
    },
  );

  it('a usual word in a category is met soon in the category', async () => {
    const { found, rows, wholeTables } = await read({ search: 'repair', category: 'career_coach' });
    expect([found, wholeTables]).toEqual([20, []]);
    expect(rows).toBeLessThan(1_500);
  });

  it('a trade and a town are found around the town', async () => {
    const { found, rows, wholeTables, indexes } = await read({ search: 'plumber newark' });
    expect([found, wholeTables]).toEqual([20, []]);
    expect(indexes).toContain('job_requests_place_idx');
    expect(rows).toBeLessThan(2_500);
  });

  it.each([1, 2, 10])('page %i of the nearest walks outwards from the place', async (page) => {
    const { rows, ...rest } = await read({ ...newark, ...nearest }, { page });
    expect(rest).toEqual({ found: 20, indexes: ['job_requests_place_idx'], wholeTables: [] });
    // The index cannot be entered at a distance: a page looks at those before it too.
    expect(rows).toBeLessThan(21 * page + 60);
  });

  it('those without a place follow the nearest in their own order', async () => {
    const alaska = { latitude: 64.2, longitude: -149.5, withinMiles: 50 };
    expect(await read({ ...alaska, ...nearest }, { page: 3 })).toEqual({
      found: 20,
      indexes: ['job_requests_unplaced_idx'],
      wholeTables: [],
      rows: 21,
    });
  });

  it.each([
    ['a usual word', { search: 'repair' }],
    ['a category', { category: 'career_coach' }],
    ['a rare word', { search: 'harpsichord', placedOnly: 'true' }],
  ])('the nearest with %s do not read the whole city', async (_, narrowed) => {
    const { rows, wholeTables } = await read({ ...newark, ...nearest, ...narrowed });
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(2_500);
  });

  it.each([1, 5])(
    'page %i of the newest around a city reads few that are elsewhere',
    async (page) => {
      for (const placedOnly of ['true', 'false']) {
        const { rows, ...rest } = await read({ ...newark, placedOnly }, { page });
        expect(rest).toEqual({ found: 20, indexes: ['job_requests_newest_idx'], wholeTables: [] });
        expect(rows).toBeLessThan(300);
      }
    },
  );

  it('the newest around a lonely place are gathered from around it', async () => {
    const { rows, indexes, wholeTables } = await read({ ...prairie, placedOnly: 'true' });
    expect(indexes).toContain('job_requests_place_idx');
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2_001);
  });

  it('a rare word around a city does not read the whole city', async () => {
    const { rows, wholeTables } = await read({ ...newark, search: 'harpsichord' });
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(150);
  });

  it('the look for those whose time is over reads none that goes on', async () => {
    const { db } = pools.plain;
    const { log } = service.deps;
    const look = () => passTime({ db, log, now: () => new Date() }, new Set());
    const cost = await plans.cost(async () => expect(await look()).toBe(false));
    expect(cost).toEqual({ indexes: ['job_requests_due_at_idx'], wholeTables: [], rows: 0 });
  });
});
