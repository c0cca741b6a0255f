import type { Actor } from '@sidework/chassis/http/actor';
import {
  changeJob,
  closeJob,
  extendJob,
  getJob,
  listJobVersions,
} from '@sidework/contracts/marketplace/jobs';
import { submitProposal } from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service, titles } = testListing();

const before = {
  title: 'Repair a leaking tap',
  description: 'The kitchen tap drips day and night.',
  budgetMinCents: 5_000,
  budgetMaxCents: 12_000,
  location: 'Newark, NJ',
  latitude: 40.73561,
  longitude: -74.17237,
};

let client: Actor;
let job: Awaited<ReturnType<typeof aJob>>;
beforeEach(async () => {
  client = await service.person();
  job = await aJob(service.db, { ...before, clientId: client.id });
});

const change = (by: typeof service.visitor, changed: object = {}, jobId = job.id) =>
  by.call(changeJob, { params: { jobId }, body: { ...before, version: 1, ...changed } });
const read = async (by: Actor) =>
  (await service.as(by).call(getJob, { params: { jobId: job.id } })).json();

describe('PUT /jobs/:jobId', () => {
  it('changes all that is sent, empties what is not, and leaves category and state', async () => {
    await titles();
    const { title, description } = { title: 'Repair two taps', description: 'Both of them drip.' };
    const reply = await service.as(client).call(changeJob, {
      params: { jobId: job.id },
      body: { title, description, version: 1 },
    });
    const changed = {
      title,
      description,
      category: 'plumbing',
      status: 'open',
      isOwn: true,
      budgetMinCents: null,
      budgetMaxCents: null,
      location: null,
      latitude: null,
    };
    expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining(changed)]);
    expect(await read(client)).toMatchObject({ ...changed, version: 2 });
    expect(await titles()).toEqual([title]);
  });

  it('tells its version to its client alone', async () => {
    expect((await read(client)).version).toBe(1);
    expect((await read(await service.person())).version).toBeNull();
  });

  it('refuses who read it before it was changed, and one of two at once', async () => {
    const replies = await Promise.all(
      ['one', 'two'].map((title) => change(service.as(client), { title })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const late = await change(service.as(client), { title: 'three' });
    expect([late.statusCode, late.json().code]).toEqual([412, 'job_changed']);
    expect((await change(service.as(client), { version: 2 })).statusCode).toBe(200);
  });

  it('refuses a visitor, a stranger, who proposed, who may not act and an unknown job', async () => {
    const [stranger, proposer] = [await service.person(), await service.person()];
    await aProposal(service.db, { by: proposer, jobRequestId: job.id });
    expect((await change(service.visitor)).statusCode).toBe(401);
    expect((await change(service.as(stranger))).statusCode).toBe(404);
    expect((await change(service.as(proposer))).json()).toMatchObject({ code: 'not_your_job' });
    expect((await change(service.as(client), {}, uuidv7())).statusCode).toBe(404);
    const held = await service.person({}, { mayAct: false });
    const theirs = await aJob(service.db, { clientId: held.id });
    expect((await change(service.as(held), {}, theirs.id)).statusCode).toBe(403);
    expect((await read(client)).version).toBe(1);
  });

  it('refuses a job that takes no proposals any more', async () => {
    await service.as(client).call(closeJob, { params: { jobId: job.id } });
    const reply = await change(service.as(client), { version: 2 });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'job_not_open']);
  });

  it.each([
    ['title', { title: ' ' }, 400],
    ['budgetMinCents', { budgetMinCents: 12_001 }, 400],
    ['longitude', { longitude: null }, 400],
    ['category', { category: 'painting' }, 400],
  ])('refuses a %s that a posted job may not have', async (field, changed, status) => {
    const reply = await change(service.as(client), changed);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([status, [field]]);
  });

  it('leaves out of a youth job how its client is reached', async () => {
    job = await aJob(service.db, { clientId: client.id, category: 'raking_leaves' });
    const reply = await change(service.as(client), { title: 'Rake, and ring 973-555-0199' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'contact_in_youth_job']);
  });
});

describe('a youth job', () => {
  const text = { title: 'Rake the leaves', description: 'Rake the leaves of the yard.' };
  const kid = { accountType: 'sidework_kids' } as const;
  let guardian: Actor;
  let child: Actor;
  beforeEach(async () => {
    guardian = await service.person();
    child = await service.person(kid, { guardianIds: [guardian.id] });
    job = await aJob(service.db, { ...before, clientId: client.id, category: 'raking_leaves' });
  });
  const propose = (given = {}) =>
    aProposal(service.db, { by: child, jobRequestId: job.id, ...given });
  const versionsFor = (by: typeof service.visitor, query = {}) =>
    by.call(listJobVersions, { params: { jobId: job.id }, query });

  it.each([
    ['title', { title: 'Add me, and I tell you more' }],
    ['description', { description: 'Write to me somewhere else.' }],
    ['budgetMinCents', { budgetMinCents: 5_001 }],
    ['budgetMaxCents', { budgetMaxCents: 12_001 }],
    ['location', { location: 'Behind the school' }],
    ['latitude', { latitude: 41, longitude: -74.17237 }],
    ['nothing', {}],
  ])('is frozen from the first proposal on: %s stays', async (_what, changed) => {
    await propose();
    const reply = await change(service.as(client), changed);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'youth_job_frozen',
        message:
          'A young person has answered this job, so it stays as it is. Close it and post a new one.',
      }),
    ]);
    expect(await read(client)).toMatchObject({ ...before, version: 1, isFrozen: true });
    expect(await service.emitted('marketplace.proposal.overtaken.v1')).toEqual([]);
  });

  it.each([
    ['withdrawn', { status: 'withdrawn', decidedAt: new Date() }],
    ['declined', { status: 'declined', decidedAt: new Date() }],
  ] as const)('stays frozen where the proposal was %s', async (_how, given) => {
    await propose(given);
    expect((await change(service.as(client), text)).json().code).toBe('youth_job_frozen');
  });

  it('is changed while nobody has answered, and extended and closed at any time', async () => {
    expect((await change(service.as(client), text)).statusCode).toBe(200);
    expect(await read(client)).toMatchObject({ isFrozen: false });
    await propose();
    const args = { params: { jobId: job.id } };
    expect((await service.as(client).call(extendJob, args)).statusCode).toBe(200);
    expect((await service.as(client).call(closeJob, args)).statusCode).toBe(200);
  });

  it('lets no change pass a proposal that comes at the same moment', async () => {
    const proposer = await service.person(kid, { permits: ['paid_work'] });
    const body = { proposedCostCents: 2_000, message: 'I live around the corner.' };
    const args = { params: { jobId: job.id }, body };
    const [proposed] = await Promise.all([
      service.as(proposer).call(submitProposal, args),
      change(service.as(client), text),
    ]);
    expect(proposed.statusCode).toBe(201);
    const known = await read(client);
    const late = await change(service.as(client), { title: 'Late', version: known.version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'youth_job_frozen']);
  });

  it('keeps what it said before, for the guardian of who proposed and for moderators', async () => {
    expect((await change(service.as(client), { ...text, location: null })).statusCode).toBe(200);
    const again = { ...text, title: 'Rake more leaves', version: 2 };
    expect((await change(service.as(client), again)).statusCode).toBe(200);
    await propose();
    const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
    for (const reader of [guardian, moderator]) {
      const first = (await versionsFor(service.as(reader), { limit: 1 })).json();
      expect(first.items).toEqual([
        expect.objectContaining({ version: 2, ...text, replacedAt: expect.any(String) }),
      ]);
      const query = { limit: 1, cursor: first.nextCursor };
      const second = (await versionsFor(service.as(reader), query)).json();
      const { latitude: _latitude, longitude: _longitude, ...said } = before;
      expect(second.items).toEqual([expect.objectContaining({ version: 1, ...said })]);
      expect(second.nextCursor).toBeNull();
    }
    const ownSight = await service.as(moderator).call(getJob, { params: { jobId: job.id } });
    expect(ownSight.json()).toMatchObject({ title: 'Rake more leaves', latitude: 40.74 });
  });

  it('shows what it said before to nobody else', async () => {
    await change(service.as(client), text);
    await propose();
    const elsewhere = await service.person({ roles: ['moderator'] });
    const other = await service.person();
    await service.person(kid, { guardianIds: [other.id] });
    for (const reader of [client, other, elsewhere])
      expect((await versionsFor(service.as(reader))).statusCode).toBe(404);
    expect((await versionsFor(service.as(child))).statusCode).toBe(403);
    expect((await versionsFor(service.visitor)).statusCode).toBe(401);
  });

  it('keeps nothing of a job for adults', async () => {
    job = await aJob(service.db, { ...before, clientId: client.id });
    await change(service.as(client), text);
    expect(await service.sql`select from job_versions where job_request_id = ${job.id}`).toEqual(
      [],
    );
  });
});

describe('who waits with a proposal', () => {
  const overtaken = async () =>
    (await service.emitted('marketplace.proposal.overtaken.v1')).map(({ data }) => data);

  it.each([
    ['the title', { title: 'Repair two taps' }, 1],
    ['the least of the budget', { budgetMinCents: 6_000 }, 1],
    ['the most of the budget', { budgetMaxCents: null }, 1],
    ['the description', { description: 'It drips only by day.' }, 0],
    ['nothing', {}, 0],
  ])('is told of %s, nobody else is', async (_what, changed, times) => {
    const waiting = await aProposal(service.db, {
      by: await service.person(),
      jobRequestId: job.id,
    });
    await aProposal(service.db, {
      by: await service.person(),
      jobRequestId: job.id,
      status: 'declined',
      decidedAt: new Date(),
    });
    const known = (await overtaken()).length;
    expect((await change(service.as(client), changed)).statusCode).toBe(200);
    const told = (await overtaken()).slice(known);
    expect(told).toHaveLength(times);
    if (times > 0)
      expect(told[0]).toMatchObject({
        proposalId: waiting.id,
        professionalId: waiting.professionalId,
        title: 'title' in changed ? changed.title : before.title,
      });
  });
});
