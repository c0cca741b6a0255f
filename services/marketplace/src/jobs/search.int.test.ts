import { milesBetween } from '@sidework/contracts/kernel/geo';
import { type JobView, listJobs, postJob } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service, titles } = testListing();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('GET /jobs', () => {
  it('lists open jobs only, newest first, to visitors too [JOBS-29, JOBS-30, JOBS-59]', async () => {
    await aJob(service.db, { title: 'older', createdAt: minutesAgo(2) });
    await aJob(service.db, { title: 'newer', createdAt: minutesAgo(1) });
    await aJob(service.db, { title: 'closed', status: 'closed' });
    await aJob(service.db, { title: 'filled', status: 'filled', hiredProfessionalId: uuidv7() });
    expect(await titles()).toEqual(['newer', 'older']);
  });

  it('pages by cursor without a gap or a repeat, also while jobs are posted', async () => {
    for (let at = 0; at < 7; at += 1)
      await aJob(service.db, { title: `job ${at}`, createdAt: minutesAgo(at < 3 ? 1 : at) });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const reply = await service.visitor.call(listJobs, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...reply.json().items.map((job: JobView) => job.title));
      cursor = reply.json().nextCursor;
      await aJob(service.db, { title: 'arrived since' });
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it.each(['x', 'eyJhIjoxfQ', Buffer.from('["2026","x"]').toString('base64url')])(
    'refuses the foreign cursor %s',
    async (cursor) => {
      const reply = await service.visitor.call(listJobs, { query: { cursor } });
      expect(reply.statusCode).toBe(400);
    },
  );

  it('finds words in title, description and location in any case [JOBS-02, JOBS-60]', async () => {
    await aJob(service.db, { title: 'Wire a DOORBELL' });
    await aJob(service.db, { title: 'Paint', description: 'Two rooms, one doorbell cover' });
    await aJob(service.db, { title: 'Mow', location: 'Doorbell Street' });
    await aJob(service.db, { title: '100% cotton', description: 'A literal % and _ here' });
    await aJob(service.db, { title: 'Plain' });
    expect(new Set(await titles({ search: 'doorBell' }))).toEqual(
      new Set(['Wire a DOORBELL', 'Paint', 'Mow']),
    );
    expect(await titles({ search: 'doorbell rooms' })).toEqual(['Paint']);
    expect(await titles({ search: '0% c' })).toEqual(['100% cotton']);
    expect(await titles({ search: 'doo_bell' })).toEqual([]);
  });

  it('narrows by budget and by when a job was posted', async () => {
    const days = (count: number) => minutesAgo(count * 24 * 60);
    await aJob(service.db, { title: 'Large', budgetMaxCents: 50_000, createdAt: days(5) });
    await aJob(service.db, { title: 'Small', budgetMaxCents: 5_000, createdAt: days(1) });
    await aJob(service.db, { title: 'From', budgetMinCents: 20_000, createdAt: days(9) });
    await aJob(service.db, { title: 'Open', createdAt: days(2) });
    expect(await titles({ minBudgetCents: 20_000 })).toEqual(['Large', 'From']);
    expect(await titles({ postedWithinDays: 3 })).toEqual(['Small', 'Open']);
    const search = 'tap';
    expect(await titles({ search, minBudgetCents: 20_000, postedWithinDays: 7 })).toEqual([
      'Large',
    ]);
  });

  it.each([
    {},
    { search: 'tap' },
    { latitude: 40.74, longitude: -74.17 },
    { latitude: 40.74, longitude: -74.17, sort: 'nearest' },
    { minBudgetCents: 100 },
  ])('counts the proposals of each listed job by %j, without those withdrawn', async (query) => {
    const place = { latitude: 40.74, longitude: -74.17 };
    const job = await aJob(service.db, { ...place, budgetMaxCents: 5_000, title: 'tap' });
    await aJob(service.db, { ...place, budgetMaxCents: 5_000, title: 'tap' });
    for (const status of ['submitted', 'declined', 'withdrawn'] as const)
      await aProposal(service.db, {
        by: await service.person(),
        jobRequestId: job.id,
        status,
        ...(status !== 'submitted' && { decidedAt: new Date() }),
      });
    const { items } = (await service.visitor.call(listJobs, { query })).json();
    expect(items.map((job: JobView) => job.proposalCount)).toEqual(
      items.map(({ id }: JobView) => (id === job.id ? 2 : 0)),
    );
    expect(items).toHaveLength(2);
  });

  it('narrows by category [JOBS-03]', async () => {
    await aJob(service.db, { title: 'pipes' });
    await aJob(service.db, { title: 'walls', category: 'painting' });
    expect(await titles({ category: 'painting' })).toEqual(['walls']);
    const unknown = await service.visitor.call(listJobs, { query: { category: 'lamps' } });
    expect(unknown.json().fields).toEqual({ category: 'There is no such category' });
  });

  const newYork = { latitude: 40.71, longitude: -74.01 };
  async function threePlaces() {
    await aJob(service.db, { title: 'Philadelphia', latitude: 39.95, longitude: -75.17 });
    await aJob(service.db, { title: 'Newark', latitude: 40.74, longitude: -74.17 });
    await aJob(service.db, { title: 'nowhere' });
    await aJob(service.db, { title: 'Brooklyn', latitude: 40.68, longitude: -73.94 });
  }

  it('sorts by distance, those without a place last, within the slider [JOBS-10, JOBS-11, JOBS-62]', async () => {
    await threePlaces();
    const nearest = { ...newYork, sort: 'nearest' };
    expect(await titles({ ...nearest, withinMiles: 100 })).toEqual([
      'Brooklyn',
      'Newark',
      'Philadelphia',
      'nowhere',
    ]);
    expect(await titles({ ...nearest, withinMiles: 50 })).toEqual([
      'Brooklyn',
      'Newark',
      'nowhere',
    ]);
    expect(await titles({ ...nearest, placedOnly: true })).toEqual(['Brooklyn', 'Newark']);
    expect(new Set(await titles({ ...newYork, withinMiles: 5 }))).toEqual(
      new Set(['nowhere', 'Brooklyn']),
    );
  });

  it('pages nearest first through both parts of the list', async () => {
    await threePlaces();
    await aJob(service.db, { title: 'nowhere either', createdAt: minutesAgo(5) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await service.visitor.call(listJobs, {
        query: {
          ...newYork,
          sort: 'nearest',
          withinMiles: 100,
          limit: 1,
          ...(cursor && { cursor }),
        },
      });
      seen.push(...reply.json().items.map((job: JobView) => job.title));
      cursor = reply.json().nextCursor;
    } while (cursor);
    expect(seen).toEqual(['Brooklyn', 'Newark', 'Philadelphia', 'nowhere', 'nowhere either']);
  });

  it('lists what is called by the words before what mentions them, and what has no place last', async () => {
    const near = { latitude: 40.74, longitude: -74.17 };
    const mention = { description: 'With an inspection before the sale' };
    await aJob(service.db, { title: 'Inspection', createdAt: minutesAgo(9) });
    await aJob(service.db, { title: 'Inspection near', ...near, createdAt: minutesAgo(8) });
    await aJob(service.db, { title: 'Appraisal near', ...near, ...mention });
    await aJob(service.db, { title: 'Appraisal', ...mention });
    const search = 'inspection';
    expect((await titles({ search })).slice(0, 2)).toEqual(['Inspection near', 'Inspection']);

    const around = ['Inspection near', 'Appraisal near', 'Inspection', 'Appraisal'];
    expect(await titles({ search, ...newYork })).toEqual(around);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search, ...newYork, limit: 1, ...(cursor && { cursor }) };
      const reply = await service.visitor.call(listJobs, { query });
      seen.push(...reply.json().items.map((job: JobView) => job.title));
      cursor = reply.json().nextCursor;
    } while (cursor);
    expect(seen).toEqual(around);
  });

  it('gives the distance in miles to one decimal [JOBS-12, JOBS-13]', async () => {
    await threePlaces();
    const reply = await service.visitor.call(listJobs, {
      query: { ...newYork, sort: 'nearest', withinMiles: 100 },
    });
    const miles = milesBetween(newYork, { latitude: 39.95, longitude: -75.17 });
    expect(miles.toFixed(1)).toBe('80.6');
    expect(reply.json().items.map((job: JobView) => [job.title, job.distanceMiles])).toContainEqual(
      ['Philadelphia', 80.6],
    );
    expect(reply.json().items.at(-1)).toMatchObject({ title: 'nowhere', distanceMiles: null });
  });

  it('agrees with the formula at the edge of the slider [JOBS-12]', async () => {
    // Due north, an angle of m/3959 is m miles: one job just inside 50 miles, one just outside.
    const degreesPerMile = 180 / Math.PI / 3959;
    const inside = Math.floor((40 + 50 * degreesPerMile) * 100) / 100;
    await aJob(service.db, { title: 'inside', latitude: inside, longitude: -74 });
    await aJob(service.db, { title: 'outside', latitude: inside + 0.01, longitude: -74 });
    const found = await titles({ latitude: 40, longitude: -74, withinMiles: 50, sort: 'nearest' });
    expect(found).toEqual(['inside']);
  });

  it.each([
    [{ sort: 'nearest' }],
    [{ latitude: 40 }],
    [{ withinMiles: 20 }],
    [{ ...newYork, withinMiles: 101 }],
    [{ ...newYork, withinMiles: 4 }],
    [{ limit: 101 }],
    [{ colour: 'red' }],
  ])('refuses the query %j', async (query) => {
    expect((await service.visitor.call(listJobs, { query })).statusCode).toBe(400);
  });

  it('shows others a rough place, visitors none, and never the client in a list', async () => {
    const client = await service.person();
    await aJob(service.db, { clientId: client.id, latitude: 40.73561, longitude: -74.17237 });
    const listed = async (caller: typeof service.visitor) =>
      (await caller.call(listJobs)).json().items[0];
    expect(await listed(service.visitor)).toMatchObject({ latitude: null, longitude: null });
    const stranger = await listed(service.as(await service.person()));
    expect(stranger).toMatchObject({ latitude: 40.74, longitude: -74.17, isOwn: false });
    expect(await listed(service.as(client))).toMatchObject({ latitude: 40.73561, isOwn: true });
    expect(JSON.stringify(stranger)).not.toContain(client.id);
  });

  it('shows a job to visitors as soon as it is posted, though answers are shared', async () => {
    expect(await titles()).toEqual([]);
    await service.as(await service.person()).call(postJob, { body: aPosting() });
    expect(await titles()).toEqual(['Repair a leaking tap']);
  });
});
