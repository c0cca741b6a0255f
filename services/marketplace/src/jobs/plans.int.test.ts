import { join } from 'node:path';
import { type Database, openDatabase } from '@sidework/chassis/db';
import { JobSearch } from '@sidework/contracts/marketplace/jobs';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { listJobs } from './list-jobs.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const service = testMarketplace();
const manyJobs = join(import.meta.dirname, '../../test/many-jobs.sql');
const pools: Database[] = [];
const ran: PlanNode[] = [];

/** The server tells each plan after it ran, with what it read: of the very queries that the service sends. */
function keepPlan({ message = '' }: { message?: string }) {
  const [, plan] = message.split('plan:\n');
  if (plan) ran.push(JSON.parse(plan).Plan);
}

beforeAll(async () => {
  const { DATABASE_URL: url } = service.deps.config;
  const address = new URL(inject('postgresUrl'));
  address.pathname = new URL(url).pathname;
  const superuser = postgres(address.href, { max: 1, onnotice: () => {} });
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
  };
  for (const [name, value] of Object.entries(settings))
    await superuser`alter role marketplace in database ${superuser(address.pathname.slice(1))}
      set ${superuser.unsafe(name)} = ${superuser.unsafe(value)}`.simple();
  await superuser`set sidework.jobs = 100000`;
  await superuser.file(manyJobs);
  await superuser.end();
  pools.push(openDatabase(url, 'plans', { onNotice: keepPlan }));
  pools.push(openDatabase(url, 'plans of searches', { planEachQuery: true, onNotice: keepPlan }));
}, 60_000);

afterAll(() => Promise.all(pools.map((pool) => pool.close())));

beforeEach(() => {
  ran.length = 0;
});

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What the last page cost: the indexes used, the whole tables read, and the most rows that any step looked at. */
async function read(query: Record<string, unknown>, { page = 1 } = {}) {
  const [plain, search] = pools as [Database, Database];
  let cursor: string | null = null;
  let found = 0;
  for (let turned = 0; turned < page; turned += 1) {
    ran.length = 0;
    const asked = JobSearch.parse({ ...query, ...(cursor && { cursor }) });
    const answer = await listJobs({ sql: plain.sql, searchSql: search.sql }, undefined, asked);
    cursor = answer.nextCursor;
    found = answer.items.length;
  }
  // The driver asks for the types of the server when it connects.
  const ours = ran.map(nodesOf).filter((nodes) => !nodes.some(isOfCatalogue));
  const steps = ours.flat();
  const rows = steps.map(
    (step) =>
      step['Actual Loops'] *
      (step['Actual Rows'] +
        (step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Index Recheck'] ?? 0)),
  );
  return {
    found,
    indexes: [...new Set(steps.flatMap((step) => step['Index Name'] ?? []))],
    wholeTables: steps.flatMap((step) =>
      step['Node Type'] === 'Seq Scan' ? (step['Relation Name'] ?? []) : [],
    ),
    rows: Math.max(0, ...rows),
  };
}

const isOfCatalogue = (node: PlanNode) => node['Relation Name']?.startsWith('pg_') ?? false;

const newark = { latitude: 40.73, longitude: -74.17, withinMiles: 50 };
const prairie = { latitude: 38.5, longitude: -98, withinMiles: 50 };
const nearest = { sort: 'nearest' };

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

  it('a usual word is met soon among the newest', async () => {
    const { rows, ...rest } = await read({ search: 'repair' }, { page: 3 });
    expect(rest).toEqual({ found: 20, indexes: ['job_requests_newest_idx'], wholeTables: [] });
    expect(rows).toBeLessThan(300);
  });

  it.each([1, 2])('page %i of a rare word is found by its index', async (page) => {
    const { rows, ...rest } = await read({ search: 'harpsichord' }, { page });
    expect(rest).toMatchObject({ indexes: ['job_requests_search_text_idx'], wholeTables: [] });
    expect(rows).toBeLessThan(60);
  });

  it('a word that nobody wrote is missed by its index', async () => {
    expect(await read({ search: 'zeppelin' })).toEqual({
      found: 0,
      indexes: ['job_requests_search_text_idx'],
      wholeTables: [],
      rows: 0,
    });
  });

  it.each(['zq', '%%', '!? ::'])(
    '%j, which no index holds, looks through the newest only',
    async (search) => {
      const { rows, ...rest } = await read({ search });
      expect(rest).toEqual({ found: 0, indexes: ['job_requests_newest_idx'], wholeTables: [] });
      expect(rows).toBeLessThanOrEqual(2_000);
      const around = { latitude: 40.73, longitude: -74.17, search };
      expect((await read({ ...around, sort: 'nearest' })).wholeTables).toEqual([]);
      expect((await read(around)).wholeTables).toEqual([]);
    },
  );

  it('a usual word in a category is met soon in the category', async () => {
    const { rows, ...rest } = await read({ search: 'repair', category: 'career_coach' });
    expect(rest).toEqual({ found: 20, indexes: ['job_requests_category_idx'], wholeTables: [] });
    expect(rows).toBeLessThan(300);
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
    expect(rows).toBeLessThan(60);
  });
});
