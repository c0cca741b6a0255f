import { anActor } from '@sidework/chassis/testing/tokens';
import {
  getJob,
  type JobView,
  listJobs,
  listOwnJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service } = testListing();
type Caller = typeof service.visitor;

const kid = { accountType: 'sidework_kids' } as const;
const aChild = () => service.as(aKid);
let aKid: Awaited<ReturnType<typeof service.person>>;
let poster: Awaited<ReturnType<typeof service.person>>;

beforeEach(async () => {
  aKid = await service.person(kid);
  poster = await service.person();
  const place = { latitude: 40.73561, longitude: -74.17237 };
  await aJob(service.db, { title: 'a tap', ...place });
  await aJob(service.db, {
    clientId: poster.id,
    title: 'a lawn',
    category: 'lawn_mowing',
    ...place,
  });
});

async function titles(caller: Caller, query: Record<string, unknown> = {}): Promise<string[]> {
  const reply = await caller.call(listJobs, { query });
  expect(reply.statusCode).toBe(200);
  return reply.json().items.map((job: JobView) => job.title);
}

const queries: [string, Record<string, unknown>][] = [
  ['the newest', {}],
  ['a word', { search: 'kitchen' }],
  ['a word that no index holds', { search: '.' }],
  ['the newest around a place', { near: '07102' }],
  ['the nearest', { near: '07102', sort: 'nearest' }],
];

describe.each(queries)('%s', (_name, query) => {
  it('are youth jobs for a child, and for others all but these and their own [JOBS-05, KIDS-04]', async () => {
    expect(await titles(aChild(), query)).toEqual(['a lawn']);
    expect(await titles(service.visitor, query)).toEqual(['a tap']);
    expect(await titles(service.as(await service.person()), query)).toEqual(['a tap']);
    expect((await titles(service.as(poster), query)).sort()).toEqual(['a lawn', 'a tap']);
  });

  it('are what is known of a person, before what their token says [KIDS-04]', async () => {
    await aJob(service.db, { title: 'a kitchen somewhere' });
    await aJob(service.db, { title: 'leaves of a kitchen', category: 'raking_leaves' });
    const shown = async (caller: Caller) => (await titles(caller, query)).sort();
    const child = await service.person({}, kid);
    expect(await shown(service.as(child))).toEqual(await shown(aChild()));
    const grown = await service.person(kid, { accountType: 'gig_worker' });
    expect(await shown(service.as(grown))).toEqual(await shown(service.visitor));
  });
});

describe('a child', () => {
  const coordinates = { latitude: 40.735611, longitude: -74.172371 };

  it.each([
    ['a child by its token', () => service.person(kid)],
    ['a child that its token calls an adult', () => service.person({}, kid)],
  ])('tells nobody where it stands: %s', async (_, person) => {
    const by = service.as(await person());
    for (const query of [coordinates, { ...coordinates, category: 'plumbing' }]) {
      const reply = await by.call(listJobs, { query });
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        { latitude: 'Name a town or a ZIP code. Kids accounts tell nobody where they are.' },
      ]);
    }
  });

  it('is told how far a job is from the town that it names', async () => {
    const reply = await aChild().call(listJobs, { query: { near: '07102' } });
    expect(reply.json().items).toMatchObject([{ title: 'a lawn', distanceMiles: 0.6 }]);
  });
});

it.each([
  ['a ZIP code that no town has', { near: '00000' }, 422, 'There is no such ZIP code.'],
  ['what is no ZIP code', { near: 'Newark' }, 400, 'Give a ZIP code of five digits'],
  [
    'a ZIP code beside coordinates',
    { near: '07102', latitude: 40.7, longitude: -74.1 },
    400,
    'Give a ZIP code or coordinates',
  ],
])('%s is refused beside its field', async (_, query, status, near) => {
  const reply = await service.visitor.call(listJobs, { query });
  expect([reply.statusCode, reply.json().fields]).toEqual([status, { near }]);
});

it('jobs without a place are told apart as well', async () => {
  await aJob(service.db, { title: 'somewhere' });
  await aJob(service.db, { title: 'leaves somewhere', category: 'raking_leaves' });
  const query = { near: '07102', sort: 'nearest' };
  expect(await titles(aChild(), query)).toEqual(['a lawn', 'leaves somewhere']);
  expect(await titles(service.visitor, query)).toEqual(['a tap', 'somewhere']);
});

it.each([
  ['plumbing', []],
  ['lawn_mowing', ['a lawn']],
])('a child that asks for %s gets what is for children', async (category, found) => {
  expect(await titles(aChild(), { category })).toEqual(found);
});

it('an adult who asks for a youth category gets their own', async () => {
  const category = 'lawn_mowing';
  expect(await titles(service.as(poster), { category })).toEqual(['a lawn']);
  expect(await titles(service.as(await service.person()), { category })).toEqual([]);
  expect(await titles(service.visitor, { category })).toEqual([]);
});

it.each([
  ['plumbing', ['a tap'], []],
  ['lawn_mowing', [], ['a lawn']],
])(
  'of %s who a person is known to be counts before what their token says',
  async (category, adults, childrens) => {
    const grown = await service.person(kid, { accountType: 'gig_worker' });
    const child = await service.person({}, kid);
    expect(await titles(service.as(grown), { category })).toEqual(adults);
    expect(await titles(service.as(child), { category })).toEqual(childrens);
  },
);

it('nobody whom the service does not know is shown youth jobs by an adult token', async () => {
  expect(await titles(service.as(anActor()))).toEqual(['a tap']);
});

describe('one job', () => {
  const seen = async (caller: Caller, jobId: string) =>
    (await caller.call(getJob, { params: { jobId } })).statusCode;

  it('is there for those whose list it stands in, and for its client', async () => {
    const lawn = await aJob(service.db, { clientId: poster.id, category: 'lawn_mowing' });
    const tap = await aJob(service.db);
    expect(await seen(aChild(), lawn.id)).toBe(200);
    expect(await seen(aChild(), tap.id)).toBe(404);
    expect(await seen(service.as(poster), lawn.id)).toBe(200);
    expect(await seen(service.as(await service.person()), lawn.id)).toBe(404);
    expect(await seen(service.visitor, lawn.id)).toBe(401);
    expect(await seen(service.visitor, tap.id)).toBe(200);
  });

  it('that a child has proposed on is there for its guardians, in whatever state, and for nobody else', async () => {
    const [guardian, stranger] = [await service.person(), await service.person()];
    const child = await service.person(kid, { guardianIds: [guardian.id] });
    const other = await service.person(kid, { guardianIds: [stranger.id] });
    const lawn = await aJob(service.db, { clientId: poster.id, category: 'lawn_mowing' });
    expect(await seen(service.as(guardian), lawn.id)).toBe(404);
    await aProposal(service.db, { by: child, jobRequestId: lawn.id });
    const reply = await service.as(guardian).call(getJob, { params: { jobId: lawn.id } });
    expect(reply.json()).toMatchObject({ id: lawn.id, isForOwnChild: true, ownProposal: null });
    expect(await seen(service.as(stranger), lawn.id)).toBe(404);
    expect(await seen(service.as(other), lawn.id)).toBe(200);
    await service.sql`update job_requests set status = 'closed' where id = ${lawn.id}`;
    expect(await seen(service.as(guardian), lawn.id)).toBe(200);
    expect(await seen(service.as(other), lawn.id)).toBe(404);
  });

  it('is shown to a guardian for the child’s sake only while it is a child of theirs', async () => {
    const guardian = await service.person();
    const grown = await service.person({}, { guardianIds: [guardian.id] });
    const lawn = await aJob(service.db, { clientId: poster.id, category: 'lawn_mowing' });
    await aProposal(service.db, { by: grown, jobRequestId: lawn.id });
    expect(await seen(service.as(guardian), lawn.id)).toBe(404);
    const own = await service.as(poster).call(getJob, { params: { jobId: lawn.id } });
    expect(own.json().isForOwnChild).toBe(false);
  });

  it.each([
    ['Grace Maria Client', 'Grace C.', 'Grace Maria Client'],
    ['grace@example.com', 'Someone', 'Someone'],
  ])('names its client %s to a child as %s and once it is hired %s', async (...names) => {
    const [fullName, shown, approved] = names;
    const client = await service.person({}, { fullName });
    const lawn = await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
    await aProposal(service.db, { by: aKid, jobRequestId: lawn.id });
    const named = async () =>
      (await aChild().call(getJob, { params: { jobId: lawn.id } })).json().client;
    expect(await named()).toEqual({
      id: client.id,
      fullName: shown,
      jobsPosted: 1,
      jobsFilled: 0,
      rating: null,
      reviewCount: 0,
    });
    await service.sql`
      update job_requests set status = 'filled', hired_professional_id = ${aKid.id}
      where id = ${lawn.id}`;
    // A name without an approval stays an initial, and an approved one stays as it was.
    expect(await named()).toMatchObject({ fullName: shown });
    await service.sql`
      update job_proposals set asked_client = ${JSON.stringify({ fullName, avatarUrl: null, profession: null })}`;
    await service.sql`update people set full_name = 'Text Me' where id = ${client.id}`;
    expect(await named()).toMatchObject({ fullName: approved, jobsPosted: 1, jobsFilled: 1 });
  });

  it('shows a child its place only roughly', async () => {
    const place = { latitude: 40.73561, longitude: -74.17237 };
    const { id } = await aJob(service.db, { category: 'tutoring', ...place });
    const reply = await aChild().call(getJob, { params: { jobId: id } });
    expect(reply.json()).toMatchObject({ latitude: 40.74, longitude: -74.17 });
  });
});

describe('a youth job', () => {
  it('is posted by an adult, who finds it among their own [JOBS-67]', async () => {
    const client = service.as(await service.person());
    const reply = await client.call(postJob, { body: aPosting({ category: 'pet_walking' }) });
    expect(reply.statusCode).toBe(201);
    expect(await titles(aChild())).toEqual([reply.json().title, 'a lawn']);
    expect((await client.call(listOwnJobs)).json().items).toHaveLength(1);
  });

  it('is not posted by a child, whatever its token says', async () => {
    const child = await service.person({}, kid);
    const reply = await service
      .as(child)
      .call(postJob, { body: aPosting({ category: 'pet_walking' }) });
    expect(reply.statusCode).toBe(403);
    const told = await aChild().call(postJob, { body: aPosting({ category: 'pet_walking' }) });
    expect(told.statusCode).toBe(403);
  });
});
