import type { Actor } from '@sidework/chassis/http/actor';
import { gigPosted, jobPosted, searchMatched } from '@sidework/contracts/marketplace/events';
import {
  changeSearchAlert,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearchView,
  saveSearch,
} from '@sidework/contracts/marketplace/saved-searches';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, type JobRow } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';
import { licensedPeople } from '../licenses/table.ts';
import { endForAccountType } from '../people/end-for-account-type.ts';
import { nextDigest } from './saved-search.ts';
import { tellMatchesJob } from './tell-matches.ts';

const service = testMarketplace();
const newark = { location: 'Newark, NJ', latitude: 40.7357, longitude: -74.1724 };
const austin = { location: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 };

let pat: Actor;
beforeEach(async () => {
  await service.sql`delete from saved_searches`;
  pat = await service.person();
});

const save = (body: object, by = pat) =>
  service.as(by).call(saveSearch, { body: { things: 'jobs', alert: 'at_once', ...body } as never });
const saved = async (body: object, by = pat): Promise<SavedSearchView> => {
  const reply = await save(body, by);
  expect(reply.statusCode).toBe(201);
  return reply.json();
};

async function post(given: Partial<JobRow> = {}) {
  const job = await aJob(service.db, { ...newark, ...given });
  const { id: jobRequestId, clientId, title, category } = job;
  await service.receive(jobPosted, { jobRequestId, clientId, title, category });
  return job;
}

async function offer(given: object = {}) {
  const owner = await service.person();
  const id = uuidv7();
  const written = { title: 'Drains', description: 'Cleared', category: 'plumbing' };
  const priced = { priceCents: 9_000, pricingType: 'fixed' as const };
  const row = { id, professionalId: owner.id, ...written, ...priced, createdAt: new Date() };
  await service.db.insert(professionalGigs).values({ ...row, ...newark, ...given });
  const fact = { gigId: id, professionalId: owner.id, title: 'Drains', ...priced };
  await service.receive(gigPosted, { ...fact, isYouth: false, status: 'active' });
  return { id, owner };
}

const tellAt = (at: Date) =>
  tellMatchesJob.run({ db: service.db, now: () => at }, new AbortController().signal);
/** The matches that were told of a search, event by event. */
async function told({ id }: SavedSearchView, at = new Date(Date.now() + 1_000)) {
  await tellAt(at);
  const events = await service.emitted(searchMatched.type);
  return events
    .filter(({ data }) => data.savedSearchId === id)
    .map(({ data }) => data as ReturnType<typeof searchMatched.data.parse>);
}
const titlesIn = async (search: SavedSearchView, at?: Date) =>
  (await told(search, at)).flatMap(({ matches }) => matches.map(({ title }) => title));

describe('a saved search', () => {
  it('says in words what it looks for, and is kept once', async () => {
    const wanted = { category: 'plumbing', near: '07102', withinMiles: 25 };
    const first = await saved(wanted);
    expect(first).toMatchObject({
      label: 'Plumbing jobs within 25 miles of Newark, NJ',
      path: '/jobs?category=plumbing&near=07102&withinMiles=25',
      alert: 'at_once',
    });
    const [again, third] = await Promise.all([saved(wanted), saved(wanted)]);
    expect([again.id, third.id]).toEqual([first.id, first.id]);
    const { items } = (await service.as(pat).call(listSavedSearches)).json();
    expect(items).toEqual([first]);
  });

  it('is one of twenty at most, also where two are saved at once', async () => {
    for (let at = 1; at <= 19; at += 1) await saved({ search: `pipe ${at}` });
    const last = await Promise.all([save({ search: 'drain' }), save({ search: 'sink' })]);
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    ['nothing', { search: '  ' }, 400],
    ['a license of jobs', { search: 'tap', isLicensed: true }, 400],
    ['a ZIP code that is none', { near: '00000' }, 422],
    ['a category for children', { category: 'lawn_mowing' }, 400],
  ])('is refused where it names %s', async (_, body, answer) => {
    expect((await save(body)).statusCode).toBe(answer);
  });

  it('is its owner’s alone, to change and to delete', async () => {
    const { id: savedSearchId } = await saved({ search: 'tap' });
    const params = { savedSearchId };
    const other = service.as(await service.person());
    const body = { alert: 'never' } as const;
    expect((await other.call(changeSearchAlert, { params, body })).statusCode).toBe(404);
    expect((await other.call(deleteSavedSearch, { params })).statusCode).toBe(404);
    expect((await service.as(pat).call(changeSearchAlert, { params, body })).json().alert).toBe(
      'never',
    );
    expect((await service.as(pat).call(deleteSavedSearch, { params })).statusCode).toBe(204);
    expect((await service.as(pat).call(deleteSavedSearch, { params })).statusCode).toBe(404);
  });
});

describe('a new job', () => {
  it.each([
    ['its trade', { category: 'plumbing' }, true],
    ['another trade', { category: 'electrical' }, false],
    ['a word of its title', { search: 'tap' }, true],
    ['a synonym of its trade', { search: 'plumber' }, true],
    ['a trade and a town in words', { search: 'plumber newark' }, true],
    ['a trade in another town', { search: 'plumber austin' }, false],
    ['a word that it has not', { search: 'chandelier' }, false],
    ['a word that it has, and one that it has not', { search: 'tap chandelier' }, false],
    ['a place nearby', { near: '07201', withinMiles: 10 }, true],
    ['a place that is too far', { near: '08608', withinMiles: 10 }, false],
    ['a budget within its own', { category: 'plumbing', minBudgetCents: 10_000 }, true],
    ['a budget above its own', { category: 'plumbing', minBudgetCents: 20_000 }, false],
    ['services', { things: 'gigs', category: 'plumbing' }, false],
  ])('meets a search for %s or not', async (_, wanted, isMet) => {
    const search = await saved(wanted);
    await post({ title: 'Repair a tap', budgetMaxCents: 12_000 });
    expect(await titlesIn(search)).toEqual(isMet ? ['Repair a tap'] : []);
  });

  it('without a place meets only searches without one', async () => {
    const anywhere = await saved({ search: 'tap' });
    const nearby = await saved({ search: 'tap', near: '07102' });
    await post({ location: null, latitude: null, longitude: null });
    expect([(await told(anywhere)).length, (await told(nearby)).length]).toEqual([1, 0]);
  });

  it('is told to no child, not to its own client, and for young people to nobody', async () => {
    const search = await saved({ category: 'plumbing' });
    await post({ clientId: pat.id });
    await post({ category: 'lawn_mowing', title: 'Plumbing of a lawn' });
    await service.sql`update people set account_type = 'sidework_kids' where id = ${pat.id}`;
    await post();
    expect(await told(search)).toEqual([]);
  });

  it('is told at once, and once however often its event comes', async () => {
    const search = await saved({ category: 'plumbing' });
    const { id, clientId, title, category } = await post({ title: 'Mend a pipe' });
    await service.receive(jobPosted, { jobRequestId: id, clientId, title, category });
    expect(await told(search)).toEqual([
      {
        savedSearchId: search.id,
        ownerId: pat.id,
        things: 'jobs',
        label: search.label,
        path: search.path,
        matches: [{ id, title: 'Mend a pipe' }],
        count: 1,
        isDigest: false,
      },
    ]);
    expect(await told(search)).toHaveLength(1);
  });

  it('is named by one digest a day, unless it has ended', async () => {
    const search = await saved({ category: 'plumbing', alert: 'daily' });
    await post({ title: 'Mend a pipe' });
    await post({ title: 'Mend a sink' });
    const ended = await post({ title: 'Mend a bath' });
    await service.sql`update job_requests set status = 'closed' where id = ${ended.id}`;
    expect(await told(search)).toEqual([]);
    const noon = nextDigest(new Date());
    await Promise.all([tellAt(noon), tellAt(noon), tellAt(noon)]);
    expect(await titlesIn(search, noon)).toEqual(['Mend a sink', 'Mend a pipe']);
    expect(await told(search, noon)).toMatchObject([{ count: 2, isDigest: true }]);
    const later = new Date(noon.getTime() + 24 * 60 * 60 * 1000);
    expect(await told(search, later)).toHaveLength(1);
  });

  it('is not told of a search whose alert was switched off in the meantime', async () => {
    const search = await saved({ category: 'plumbing', alert: 'daily' });
    await post();
    const params = { savedSearchId: search.id };
    await service.as(pat).call(changeSearchAlert, { params, body: { alert: 'never' } });
    await post();
    expect(await told(search, nextDigest(new Date()))).toEqual([]);
  });
});

describe('a new service', () => {
  it.each([
    ['its trade near its town', { category: 'plumbing', near: '07102' }, true],
    ['a price below its own', { category: 'plumbing', maxPriceCents: 8_000 }, false],
    ['a rating', { category: 'plumbing', minRating: 4 }, false],
    ['a license', { category: 'plumbing', isLicensed: true }, false],
  ])('meets a search for %s or not', async (_, wanted, isMet) => {
    const search = await saved({ things: 'gigs', ...wanted });
    await offer();
    await offer(austin);
    expect((await titlesIn(search)).length > 0).toBe(isMet);
  });

  it('meets a search for a license that its owner holds', async () => {
    const search = await saved({ things: 'gigs', category: 'plumbing', isLicensed: true });
    const { id, owner } = await offer();
    const license = { name: 'Master plumber', state: 'NJ', until: null, endsAt: null };
    await service.db.insert(licensedPeople).values({
      personId: owner.id,
      sequence: 1,
      licenses: [{ ...license, verifiedAt: new Date().toISOString() } as never],
    });
    const fact = { gigId: id, professionalId: owner.id, title: 'Drains', priceCents: null };
    const more = { pricingType: 'fixed', isYouth: false, status: 'active' } as const;
    await service.receive(gigPosted, { ...fact, ...more });
    expect(await told(search)).toHaveLength(1);
  });
});

it('the searches of an adult who turned out to be a child are gone', async () => {
  await saved({ category: 'plumbing' });
  await service.sql`update people set account_type = 'sidework_kids' where id = ${pat.id}`;
  await service.db.transaction((tx) => endForAccountType(tx, pat.id, new Date()));
  expect(await service.sql`select from saved_searches where owner_id = ${pat.id}`).toEqual([]);
});

it('a post reads the searches of its place and trade alone, however many there are', async () => {
  const search = await saved({ category: 'plumbing', near: '07102' });
  // In parts: a busy machine takes seconds for all, and a statement may take five.
  for (let from = 0; from < 3_000; from += 250)
    await service.sql`
      insert into saved_searches (id, owner_id, things, search, category, alert, words, centre, chord, created_at)
      select gen_random_uuid(), owner_id, things, at::text, 'category-' || at % 40, alert, words,
        ll_to_earth(30 + at % 17, -120 + at % 50)::cube, chord, created_at
      from saved_searches, generate_series(${from}::int, ${from + 249}::int) at where id = ${search.id}`;
  await service.sql`analyze saved_searches`;
  const { id } = await aJob(service.db, newark);
  const plan = await service.sql`
    explain (format json) select search.id from job_requests job
    join saved_searches search on search.alert <> 'never'
      and search.reach @> cube(job.rough_place, hashtext(job.category)::float8)
    where job.id = ${id}`;
  expect(JSON.stringify(plan)).toContain('saved_searches_reach_idx');
});
