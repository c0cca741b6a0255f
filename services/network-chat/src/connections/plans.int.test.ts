import { join } from 'node:path';
import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { mostCounted } from '@sidework/contracts/network-chat/today';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';
import { discoverPeople } from './discover-people.ts';
import { countConnectionsOf } from './queries.ts';

const service = testNetworkChat();
let plans: KeptPlans;
let readers: Record<'db' | 'searchDb', Db>;
let adult: Actor;
let child: Actor;

beforeAll(async () => {
  adult = await service.person();
  child = await service.person({ accountType: 'sidework_kids' });
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../../test/many-people.sql'),
    with: { 'sidework.people': 100_000 },
  });
  readers = { db: plans.open().db, searchDb: plans.open({ planEachQuery: true }).db };
}, 120_000);
afterAll(() => plans?.close());

type Query = { search?: string; place?: string; sort?: 'nearby' | 'together' };

async function read(by: Actor, query: Query, page = 1) {
  let cursor: string | undefined;
  const ask = () => discoverPeople(readers, by, { ...query, cursor, limit: 20 });
  for (let turned = 1; turned < page; turned += 1) cursor = (await ask()).nextCursor ?? undefined;
  let found = 0;
  const { wholeTables, indexes, rows } = await plans.cost(async () => {
    found = (await ask()).items.length;
  });
  return { found, wholeTables, indexes, rows };
}

describe('of 100,000 people', () => {
  it.each([1, 2, 40])('page %i by name reads its own rows only', async (page) => {
    const { rows, ...rest } = await read(adult, {}, page);
    expect(rest).toMatchObject({ found: 20, wholeTables: [] });
    expect(rest.indexes).toContain('people_adults_name_idx');
    expect(rows).toBeLessThan(30);
  });

  it('a child meets children by the names of children', async () => {
    const { rows, ...rest } = await read(child, {});
    expect(rest).toMatchObject({ found: 20, wholeTables: [] });
    expect(rest.indexes).toContain('people_kids_name_idx');
    expect(rows).toBeLessThan(30);
  });

  it('a usual profession is met soon by name', async () => {
    const { rows, ...rest } = await read(adult, { search: 'plumber' }, 3);
    expect(rest).toMatchObject({ found: 20, wholeTables: [] });
    expect(rows).toBeLessThan(400);
  });

  it.each([
    ['a rare profession', { search: 'harpsichord' }, 20, 'people_adults_words_idx'],
    ['a word that is in no name', { search: 'zeppelin' }, 0, 'people_adults_words_idx'],
    ['a rare place', { place: 'Nome' }, 20, 'people_adults_places_idx'],
    ['a place where nobody lives', { place: 'Zenith' }, 0, 'people_adults_places_idx'],
  ])('%s is found by its index', async (_, query, most, index) => {
    const { found, rows, wholeTables, indexes } = await read(adult, query);
    expect([found <= most, wholeTables]).toEqual([true, []]);
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(60);
  });

  it.each(['nearby', 'together'] as const)('people by %s are read by indexes', async (sort) => {
    const [{ location } = { location: '' }] = await service.sql`
      select location from people where location is not null
      group by location order by count(*) desc limit 1`;
    await service.sql`update people set location = ${location} where id = ${adult.id}`;
    const { rows, ...rest } = await read(adult, { sort });
    expect(rest).toMatchObject({ found: 20, wholeTables: [] });
    expect(rows).toBeLessThan(2_000);
  });

  it('counts of thousands of connections and requests end at a hundred', async () => {
    await service.sql`
      insert into connections (id, requester_id, receiver_id, status, is_requester_approved,
        is_receiver_approved, created_at, answered_at)
      select gen_random_uuid(), case when n % 2 = 0 then ${adult.id}::uuid else id end,
        case when n % 2 = 0 then id else ${adult.id}::uuid end,
        case when n % 4 = 1 then 'pending' else 'accepted' end, true, true, now(),
        case when n % 4 <> 1 then now() end
      from (select id, row_number() over () as n from people
            where account_type <> 'sidework_kids' and id <> ${adult.id} limit 10000) others`;
    let counts = {};
    const { wholeTables, rows } = await plans.cost(async () => {
      counts = await countConnectionsOf(readers.db, adult);
    });
    expect(counts).toEqual({ accepted: mostCounted, received: mostCounted });
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2 * mostCounted);
    // The connections that a page has in common are looked up pair by pair, among the newest 500.
    const page = await read(adult, {});
    expect([page.found, page.wholeTables]).toEqual([20, []]);
  });
});
