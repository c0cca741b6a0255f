import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { JobSearch } from '@sidework/contracts/marketplace/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { listJobs } from './list-jobs.ts';

const service = testMarketplace();
const manyJobs = join(import.meta.dirname, '../../test/many-jobs.sql');
let plans: KeptPlans;
let pools: { plain: Database; search: Database };
let child: Actor;
let adult: Actor;

beforeAll(async () => {
  child = await service.person({ accountType: 'sidework_kids' });
  adult = await service.person();
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: manyJobs,
    with: { 'sidework.jobs': 40_000, 'sidework.youth_share': 0.05 },
  });
  pools = { plain: plans.open(), search: plans.open({ planEachQuery: true }) };
}, 180_000);

afterAll(() => plans?.close());

const newark = { near: '07102', withinMiles: 50 };

/** Gives the cost of a page. The statement of the page asks the index of people once who looks. */
async function read(viewer: Actor | undefined, query: Record<string, unknown>) {
  const deps = { db: service.db, sql: pools.plain.sql, searchSql: pools.search.sql };
  let found = 0;
  const cost = await plans.cost(async () => {
    found = (await listJobs(deps, viewer, JobSearch.parse(query))).items.length;
  });
  const isOfPeople = (index: string) => index === 'people_pkey';
  const indexes = cost.indexes.filter(
    (index) => !isOfPeople(index) && index !== 'job_proposals_job_request_id_idx',
  );
  return { found, ...cost, indexes, asksWho: cost.indexes.some(isOfPeople) };
}

describe('where one job in twenty is for children', () => {
  it.each([
    ['the newest', {}, 'job_requests_youth_newest_idx', 21],
    ['a category', { category: 'lawn_mowing' }, undefined, 30],
    ['a usual word', { search: 'repair' }, undefined, 1_500],
    ['the nearest', { ...newark, sort: 'nearest' }, 'job_requests_youth_place_idx', 90],
  ])('a child is shown %s without reading the others', async (_name, query, index, most) => {
    const { rows, indexes, ...rest } = await read(child, query);
    expect(rest).toEqual({ found: 20, wholeTables: [], asksWho: true });
    expect(rows).toBeLessThanOrEqual(most);
    if (index) expect(indexes).toEqual([index]);
  });

  it('a child is shown the newest around a place without reading the city', async () => {
    const { rows, found, wholeTables } = await read(child, newark);
    expect([found, wholeTables]).toEqual([20, []]);
    expect(rows).toBeLessThan(300);
  });

  it.each([
    ['a child', () => child, 'career_coach'],
    ['a visitor', () => undefined, 'lawn_mowing'],
  ])('a category of others costs %s nothing', async (_who, who, category) => {
    expect(await read(who(), { category })).toMatchObject({ found: 0, rows: 0 });
  });

  it.each([
    ['a visitor', () => undefined, false],
    ['an adult', () => adult, true],
  ])('%s passes over few of them', async (_who, who, asksWho) => {
    const { rows, ...rest } = await read(who(), {});
    const usual = { found: 20, indexes: ['job_requests_newest_idx'], wholeTables: [] };
    expect(rest).toEqual({ ...usual, asksWho });
    expect(rows).toBeLessThan(40);
  });

  it('an adult who asks for a youth category is not made to read it', async () => {
    const { rows, found, wholeTables } = await read(adult, { category: 'lawn_mowing' });
    expect([found, wholeTables]).toEqual([0, []]);
    expect(rows).toBeLessThan(10);
  });
});
