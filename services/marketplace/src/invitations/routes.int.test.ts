import type { Actor } from '@sidework/chassis/http/actor';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import { professionalInvited } from '@sidework/contracts/marketplace/events';
import { postGig } from '@sidework/contracts/marketplace/gigs';
import {
  type FittingPerson,
  inviteProfessional,
  listFittingPeople,
} from '@sidework/contracts/marketplace/invitations';
import {
  listOwnProposals,
  listProposalsForJob,
  submitProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const newark = { latitude: 40.7357, longitude: -74.1724 };
let client: Actor;

beforeEach(async () => {
  await service.sql`delete from professional_gigs`;
  client = await service.person();
});

type Profile = Parameters<typeof service.person>[1];

async function aPro(profile: Profile = {}, gig: object = {}) {
  const pro = await service.person({}, profile);
  const body = {
    title: 'Pipes and drains',
    description: 'I come with my own tools.',
    category: 'plumbing',
    pricingType: 'fixed' as const,
    location: 'Newark, NJ',
    isRemote: false,
    ...gig,
  };
  expect((await service.as(pro).call(postGig, { body })).statusCode).toBe(201);
  return pro;
}

const ownJob = (given: object = {}) =>
  aJob(service.db, { clientId: client.id, category: 'plumbing', ...newark, ...given });
const invite = (job: { id: string }, professional: { id: string }, by = client) =>
  service.as(by).call(inviteProfessional, {
    params: { jobId: job.id },
    body: { professionalId: professional.id },
  });
async function fitting(job: { id: string }): Promise<FittingPerson[]> {
  const reply = await service.as(client).call(listFittingPeople, { params: { jobId: job.id } });
  expect(reply.statusCode).toBe(200);
  return reply.json().items;
}

describe('GET /jobs/:jobId/fitting-people', () => {
  it('names who does the work, near and well rated first, each with its reasons', async () => {
    const job = await ownJob();
    await aPro({ fullName: 'Pat Far', rating: 5, reviewCount: 1 }, { location: 'Princeton, NJ' });
    await aPro({ fullName: 'Pat Fair', rating: 4, reviewCount: 2 });
    const good = await aPro({ fullName: 'Pat Good', rating: 4.9, reviewCount: 31 });
    const license = { licenseId: crypto.randomUUID(), name: 'Master Plumber', state: 'NJ' };
    const verifiedAt = new Date().toISOString();
    await service.receive(licensesShown, {
      professionalId: good.id,
      licenses: [{ ...license, until: null, endsAt: null, verifiedAt }],
    });
    await aPro({ fullName: 'Pat Else' }, { category: 'electrical' });
    await aPro({ fullName: 'Pat Away' }, { location: 'Austin, TX' });
    const found = await fitting(job);
    expect(found.map(({ fullName, reasons }) => [fullName, reasons])).toEqual([
      ['Pat Good', ['Plumbing', 'licensed in NJ', 'about 1.4 mi', '4.9 from 31 reviews']],
      ['Pat Fair', ['Plumbing', 'about 1.4 mi', '4.0 from 2 reviews']],
      ['Pat Far', ['Plumbing', expect.stringMatching(/^about \d\d\.\d mi$/), '5.0 from 1 review']],
    ]);
  });

  it('names one person once, and never the client', async () => {
    const job = await ownJob();
    const pro = await aPro();
    const second = { title: 'Boilers', description: 'Old ones too.', category: 'plumbing' };
    const body = { ...second, pricingType: 'fixed' as const, isRemote: true };
    for (const owner of [pro, client])
      expect((await service.as(owner).call(postGig, { body })).statusCode).toBe(201);
    expect((await fitting(job)).map(({ id }) => id)).toEqual([pro.id]);
  });

  it('looks for kinds of work without a kind of service by their name', async () => {
    const job = await ownJob({ category: 'financial_advisor' });
    const advisor = await aPro({ profession: 'Financial advisor' }, { category: 'other' });
    await aPro();
    expect((await fitting(job)).map(({ id }) => id)).toEqual([advisor.id]);
  });

  it('names nobody for a youth job, a job that is over, and to nobody but its client', async () => {
    await aPro();
    expect(await fitting(await ownJob({ category: 'lawn_mowing' }))).toEqual([]);
    expect(await fitting(await ownJob({ status: 'closed' }))).toEqual([]);
    const other = await aJob(service.db);
    const params = { jobId: other.id };
    expect((await service.as(client).call(listFittingPeople, { params })).statusCode).toBe(404);
    expect((await service.visitor.call(listFittingPeople, { params })).statusCode).toBe(401);
  });
});

describe('POST /jobs/:jobId/invitations', () => {
  const told = async (job: { id: string }) =>
    (await service.emitted(professionalInvited.type)).filter(
      ({ data }) => data.jobRequestId === job.id,
    );

  it('tells the professional once, however often and at once it is asked', async () => {
    const job = await ownJob();
    const pro = await aPro();
    const replies = await Promise.all([1, 2, 3].map(() => invite(job, pro)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await told(job)).map(({ data }) => data.professionalId)).toEqual([pro.id]);
    expect((await fitting(job)).map(({ isInvited }) => isInvited)).toEqual([true]);
  });

  it('invites twenty people and no more, also of those who ask at once', async () => {
    const job = await ownJob();
    const pros: Actor[] = [];
    for (let at = 0; at < 22; at += 1) pros.push(await aPro());
    const replies = await Promise.all(pros.map((pro) => invite(job, pro)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe(
      'invited_enough',
    );
    expect(await told(job)).toHaveLength(20);
  });

  it('takes forty invitations of a client within an hour, over all jobs', async () => {
    const pros: Actor[] = [];
    for (let at = 0; at < 14; at += 1) pros.push(await aPro());
    const codes: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const job = await ownJob();
      for (const pro of pros) {
        const reply = await invite(job, pro);
        codes.push(reply.statusCode === 200 ? 'invited' : reply.json().code);
      }
    }
    expect(codes.slice(0, 40)).toEqual(Array(40).fill('invited'));
    expect(codes.slice(40)).toEqual(['too_many_job_invitations', 'too_many_job_invitations']);
  });

  it('is refused for children, youth jobs, strangers and who has no service', async () => {
    const job = await ownJob();
    const pro = await aPro();
    const permits = ['paid_work' as const];
    const child = await service.person({ accountType: 'sidework_kids' }, { permits });
    const body = {
      title: 'Dogs walked',
      description: 'After school.',
      category: 'pet_walking',
      pricingType: 'hourly' as const,
      isRemote: false,
    };
    expect((await service.as(child).call(postGig, { body })).statusCode).toBe(201);
    expect((await invite(job, child)).statusCode).toBe(404);
    expect((await invite(job, await service.person())).statusCode).toBe(404);
    expect((await invite(job, client)).statusCode).toBe(404);
    expect((await invite(job, pro, pro)).statusCode).toBe(404);
    expect((await invite(await ownJob({ category: 'lawn_mowing' }), pro)).statusCode).toBe(422);
    expect((await invite(await ownJob({ status: 'closed' }), pro)).statusCode).toBe(409);
    expect(await told(job)).toEqual([]);
  });

  it('marks the proposal of who was invited, for both', async () => {
    const job = await ownJob();
    const [pro, other] = [await aPro(), await aPro()];
    await invite(job, pro);
    const params = { jobId: job.id };
    for (const by of [pro, other])
      await service.as(by).call(submitProposal, {
        params,
        body: { proposedCostCents: 9_900, message: 'I can come tomorrow.' },
      });
    const inbox = (await service.as(client).call(listProposalsForJob, { params })).json().items;
    const marks = inbox.map(
      ({ professional, isInvited }: { professional: { id: string }; isInvited: boolean }) => [
        professional.id,
        isInvited,
      ],
    );
    expect(new Map(marks)).toEqual(
      new Map([
        [pro.id, true],
        [other.id, false],
      ]),
    );
    const [own] = (await service.as(pro).call(listOwnProposals)).json().items;
    expect(own.isInvited).toBe(true);
    expect((await invite(job, other)).json().code).toBe('invited_has_proposed');
    expect((await fitting(job)).every(({ hasProposed }) => hasProposed)).toBe(true);
  });
});
