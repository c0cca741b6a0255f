import { profileChanged } from '@sidework/contracts/identity/events';
import { changeGig, type GigPosting, postGig } from '@sidework/contracts/marketplace/gigs';
import {
  changeJob,
  getJob,
  type JobView,
  listFittingJobs,
  listJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import { describe, expect, it } from 'vitest';
import { aJob, aPosting } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';
import { placeGigsJob } from '../gigs/place-gigs.ts';
import { placeJobsJob } from '../job-changes/place-jobs.ts';

const { service } = testListing();

const exact = { latitude: 40.7402, longitude: -74.1701 };
const centreOfNewark = { latitude: 40.737, longitude: -74.1964 };
const post = async (given: Parameters<typeof aPosting>[0]) => {
  const client = service.as(await service.person());
  const reply = await client.call(postJob, { body: aPosting(given) });
  expect(reply.statusCode).toBe(201);
  return { client, job: reply.json() as JobView };
};
const near = async (query: Record<string, unknown>) => {
  const reply = await service.visitor.call(listJobs, { query });
  return reply
    .json()
    .items.map(({ distanceMiles, isDistanceAbout }: JobView) => [distanceMiles, isDistanceAbout]);
};

describe('a job', () => {
  it.each([
    ['the town that was typed', { location: 'Newark, NJ' }, [[1.6, true]]],
    ['a ZIP code', { location: '07102' }, [[0.9, true]]],
    ['a street of a town', { location: '12 Oak Street, Newark, NJ' }, [[1.6, true]]],
    ['the place itself', { location: 'Newark, NJ', ...exact }, [[0, false]]],
    ['a place that no town is known by', { location: 'My house' }, [[null, false]]],
    ['no place', { location: null }, [[null, false]]],
  ])('is at %s', async (_, given, shown) => {
    await post(given);
    expect(await near(exact)).toEqual(shown);
  });

  it('is about as far as the middle of a ZIP code that is searched around', async () => {
    await post({ location: 'Newark, NJ', ...exact });
    expect(await near({ near: '07102' })).toEqual([[0.6, true]]);
  });

  it('goes where its town goes, also when the centre of before comes back with the change', async () => {
    const { client, job } = await post({ location: 'Newark, NJ' });
    expect(job).toMatchObject({ ...centreOfNewark, isDistanceAbout: true });
    const { category: _, ...written } = aPosting({ ...centreOfNewark, location: 'Austin, TX' });
    const params = { jobId: job.id };
    const changed = await client.call(changeJob, { params, body: { ...written, version: 1 } });
    expect(changed.json().latitude).toBe(30.3223);
    const given = { ...written, ...exact, version: 2 };
    await client.call(changeJob, { params, body: given });
    const { latitude, isDistanceAbout } = (await client.call(getJob, { params })).json();
    expect([latitude, isDistanceAbout]).toEqual([exact.latitude, false]);
  });

  it('of a new client in Newark stands first for a plumber of Newark', async () => {
    const plumber = await service.person({}, { profession: 'Plumber', location: 'Newark, NJ' });
    const { job: earlier } = await post({ location: 'Elizabeth, NJ' });
    const { job } = await post({ location: 'Newark, NJ' });
    const { items } = (await service.as(plumber).call(listFittingJobs)).json();
    expect(items.map(({ id }: JobView) => id)).toEqual([job.id, earlier.id]);
    expect(items[0]).toMatchObject({ distanceMiles: 0.3, isDistanceAbout: true });
  });

  it('that was posted before gets its place, once', async () => {
    const { id } = await aJob(service.db, { location: 'Newark, NJ' });
    await aJob(service.db, { location: 'Nowhere at all' });
    while (await placeJobsJob.run(service.deps, new AbortController().signal));
    const [job] = await service.sql`select * from job_requests where id = ${id}`;
    expect(job).toMatchObject({ ...centreOfNewark, is_place_about: true, version: 1 });
    const [left] =
      await service.sql`select count(*)::int from job_requests where not is_place_sought`;
    expect(left?.count).toBe(0);
  });
});

const gig: GigPosting = {
  title: 'Taps and pipes',
  description: 'I mend what drips.',
  category: 'plumbing',
  pricingType: 'hourly',
  isRemote: false,
};
const placeOfGig = async ({ id }: { id: string }) => {
  const [kept] = await service.sql`
    select round(latitude::numeric, 1)::float8 as latitude, is_place_sought from professional_gigs where id = ${id}`;
  expect(kept?.is_place_sought).toBe(true);
  return kept?.latitude;
};

describe('a gig', () => {
  const kid = { accountType: 'sidework_kids' } as const;
  const permitted = { location: 'Newark, NJ', permits: ['paid_work' as const] };

  it.each([
    ['its own town', {}, { location: 'Newark, NJ' }, { location: 'Austin, TX' }, 30.3],
    ['the town of its owner', {}, { location: 'Newark, NJ' }, {}, 40.7],
    ['no place that is known', {}, { location: 'Newark, NJ' }, { location: 'Online' }, null],
    [
      'no place, of a child',
      kid,
      permitted,
      { category: 'lawn_mowing', location: 'Newark, NJ' },
      null,
    ],
  ])('is at %s', async (_, account, profile, given, latitude) => {
    const owner = service.as(await service.person(account, profile));
    const reply = await owner.call(postGig, { body: { ...gig, ...given } });
    expect(reply.statusCode).toBe(201);
    expect(await placeOfGig(reply.json())).toBe(latitude);
  });

  it('goes where its owner goes, unless it names a town', async () => {
    const owner = await service.person({}, { location: 'Newark, NJ' });
    const post = async (given: object) =>
      (await service.as(owner).call(postGig, { body: { ...gig, ...given } })).json();
    const [here, elsewhere] = [await post({}), await post({ location: 'Portland, OR' })];
    const [person] = await service.sql`select * from people where id = ${owner.id}`;
    const answers = await service.receive(
      profileChanged,
      {
        id: owner.id,
        fullName: 'Ruth',
        avatarUrl: null,
        profession: null,
        location: 'Austin, TX',
        userType: 'professional',
        accountType: 'gig_worker',
        roles: [],
        completedServicesAsProfessional: 0,
        guardianIds: [],
        mayAct: true,
      },
      { sequence: Number(person?.sequence) + 1 },
    );
    expect(new Set(answers)).toEqual(new Set(['acknowledged']));
    expect(await placeOfGig(here)).toBe(30.3);
    expect(await placeOfGig(elsewhere)).toBe(45.5);
  });

  it('is moved by a change', async () => {
    const owner = service.as(await service.person({}, { location: 'Newark, NJ' }));
    const { id } = (await owner.call(postGig, { body: gig })).json();
    const body = { ...gig, location: 'Austin, TX', version: 1 };
    expect((await owner.call(changeGig, { params: { gigId: id }, body })).statusCode).toBe(200);
    expect(await placeOfGig({ id })).toBe(30.3);
  });

  it('that was posted before gets its place', async () => {
    const owner = service.as(await service.person({}, { location: 'Newark, NJ' }));
    const posted = (await owner.call(postGig, { body: gig })).json();
    await service.sql`
      update professional_gigs set latitude = null, longitude = null, is_place_sought = false
      where id = ${posted.id}`;
    while (await placeGigsJob.run(service.deps, new AbortController().signal));
    expect(await placeOfGig(posted)).toBe(40.7);
  });
});
