import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { profileChanged } from '@sidework/contracts/identity/events';
import { jobClosed, proposalDeclined } from '@sidework/contracts/marketplace/events';
import { getGig, postGig } from '@sidework/contracts/marketplace/gigs';
import { getJob, type JobView, listJobs, postJob } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  listProposalsForJob,
  submitProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { everythingKept } from '../../test/everything-kept.ts';
import { testListing } from '../../test/listing.ts';

const { service } = testListing();
const place = { location: '12 Elm Street, Newark, NJ', latitude: 40.7361, longitude: -74.1724 };
const submission = { proposedCostCents: 2_000, message: 'Write to me at +1 555 0100.' };

/** A person as identity describes them in its next event. */
const tellOf = (
  { id }: Actor,
  known: { accountType: 'sidework_kids' | 'gig_worker'; isBanned?: boolean; mayAct?: boolean },
  { sequence = 5, ...delivery }: { sequence?: number; id?: string } = {},
) =>
  service.receive(
    profileChanged,
    {
      id,
      fullName: 'Mia K.',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      roles: [],
      completedServicesAsProfessional: 0,
      guardianIds: [],
      mayAct: false,
      ...known,
    },
    { sequence, ...delivery },
  );

const kid = { accountType: 'sidework_kids' } as const;
const adult = { accountType: 'gig_worker' } as const;

const statusOf = async ({ id }: { id: string }) => {
  const [row] = await service.sql`
    select status from job_proposals where id = ${id}
    union all select status from job_requests where id = ${id}`;
  return row?.status;
};
const reply = async (answer: ReturnType<typeof service.visitor.call>) => {
  const { statusCode, json } = await answer;
  return `${statusCode} ${json().code ?? ''}`.trim();
};
const propose = (by: Actor, job: { id: string }) =>
  reply(service.as(by).call(submitProposal, { params: { jobId: job.id }, body: submission }));
const look = (caller: typeof service.visitor, job: { id: string }) =>
  reply(caller.call(getJob, { params: { jobId: job.id } }));

const aGigOf = async (actor: Actor): Promise<string> => {
  const posted = await service.as(actor).call(postGig, {
    body: {
      title: 'Gutters cleaned',
      description: 'All of them, in a day.',
      category: 'house_cleaning',
      pricingType: 'hourly',
    },
  });
  expect(posted.statusCode, posted.body).toBe(201);
  return posted.json().id;
};

let mia: Actor;
let bob: Actor;
beforeEach(async () => {
  await service.sql`delete from outbox`;
  mia = await service.person();
  bob = await service.person();
});

describe('an adult who turns out to be a child', () => {
  let own: Awaited<ReturnType<typeof aJob>>;
  let bobs: Awaited<ReturnType<typeof aJob>>;
  beforeEach(async () => {
    own = await aJob(service.db, { clientId: mia.id, ...place });
    bobs = await aJob(service.db, { clientId: bob.id });
  });

  it('has no open job any more, nor says where it lives, and who proposed is told [KIDS-12]', async () => {
    const filled = { status: 'filled', hiredProfessionalId: bob.id } as const;
    await aJob(service.db, { clientId: mia.id, ...place, ...filled });
    const received = await aProposal(service.db, { by: bob, jobRequestId: own.id });
    expect(await tellOf(mia, kid)).toEqual(Array(3).fill('acknowledged'));

    expect(await statusOf(own)).toBe('closed');
    expect(await statusOf(received)).toBe('not_selected');
    const jobs = await service.sql`
      select location, latitude, longitude from job_requests where client_id = ${mia.id}`;
    const nowhere = { location: null, latitude: null, longitude: null };
    expect(jobs).toEqual([nowhere, nowhere]);
    expect(await service.emitted(jobClosed.type)).toMatchObject([
      { data: { jobRequestId: own.id } },
    ]);
    expect(await service.emitted(proposalDeclined.type)).toMatchObject([
      { data: { proposalId: received.id, reason: 'not_selected' } },
    ]);
  });

  it('leaves its place in no table, nor in the answers that are kept for repeats [KIDS-12]', async () => {
    const posted = await service.as(mia).call(postJob, {
      body: aPosting({ location: '98 Hidden Lane', latitude: 40.223456, longitude: -74.554321 }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(posted.statusCode).toBe(201);
    const kept = async () => {
      const all = await everythingKept(service.sql);
      return ['98 Hidden Lane', '40.223456', '-74.554321'].filter((word) => all.includes(word));
    };
    expect(await kept()).toHaveLength(3);
    await tellOf(mia, kid);
    expect(await kept()).toEqual([]);
  });

  it('is found, looked at and written to by no adult through it', async () => {
    await tellOf(mia, kid);
    const listed = await service.as(bob).call(listJobs);
    expect(listed.json().items.map(({ id }: JobView) => id)).toEqual([bobs.id]);
    expect(await look(service.visitor, own)).toBe('401 unauthenticated');
    expect(await look(service.as(bob), own)).toBe('404 job_not_found');
    expect(await propose(bob, own)).toMatch(/^404|^409/);
    const inbox = { params: { jobId: own.id } };
    const read = await service.as({ ...mia, ...kid }).call(listProposalsForJob, inbox);
    expect(read.json().items).toEqual([]);
  });

  it('is so as soon as it is known, though the job is still open', async () => {
    await service.sql`update people set account_type = 'sidework_kids' where id = ${mia.id}`;
    expect(await look(service.visitor, own)).toBe('401 unauthenticated');
    expect(await look(service.as(bob), own)).toBe('404 job_not_found');
    expect(await propose(bob, own)).toBe('404 job_not_found');
  });

  it('has withdrawn from the jobs of adults, and keeps to those of the young', async () => {
    const lawn = await aJob(service.db, { clientId: bob.id, category: 'lawn_mowing' });
    const onTap = await aProposal(service.db, { by: mia, jobRequestId: bobs.id });
    const onLawn = await aProposal(service.db, { by: mia, jobRequestId: lawn.id });
    await tellOf(mia, kid);
    expect(await statusOf(onTap)).toBe('withdrawn');
    expect(await statusOf(onLawn)).toBe('submitted');
    expect(await service.emitted(proposalDeclined.type)).toMatchObject([
      { data: { proposalId: onTap.id, reason: 'withdrawn' } },
    ]);
  });

  it('ends it once, and an older word of it begins nothing anew', async () => {
    const id = crypto.randomUUID();
    await tellOf(mia, kid, { id });
    await tellOf(mia, kid, { id });
    await tellOf(mia, kid, { sequence: 6 });
    const lawn = await aJob(service.db, { clientId: bob.id, category: 'lawn_mowing' });
    const onLawn = await aProposal(service.db, { by: mia, jobRequestId: lawn.id });
    await tellOf(mia, adult, { sequence: 4 });
    expect(await service.emitted(jobClosed.type)).toHaveLength(1);
    expect(await statusOf(onLawn)).toBe('submitted');
  });
});

describe('a child that has come of age', () => {
  let onLawn: Awaited<ReturnType<typeof aProposal>>;
  beforeEach(async () => {
    const lawn = await aJob(service.db, { clientId: bob.id, category: 'lawn_mowing' });
    onLawn = await aProposal(service.db, { by: mia, jobRequestId: lawn.id });
  });

  it('has withdrawn from the jobs of the young', async () => {
    await tellOf(mia, adult);
    expect(await statusOf(onLawn)).toBe('withdrawn');
  });

  it('is not hired for one meanwhile', async () => {
    const params = { proposalId: onLawn.id };
    const answer = reply(service.as(bob).call(acceptProposal, { params }));
    expect(await answer).toBe('409 proposal_not_open');
    expect(await statusOf(onLawn)).toBe('submitted');
  });
});

describe('a ban [D-123]', () => {
  const ban = (isBanned: boolean, sequence: number) =>
    tellOf(mia, { ...adult, isBanned, mayAct: !isBanned }, { sequence });

  it.each([
    ['an open job', { banned: 'closed', released: 'closed' }],
    ['an unanswered proposal', { banned: 'withdrawn', released: 'withdrawn' }],
    ['a proposal of others on its job', { banned: 'not_selected', released: 'not_selected' }],
    ['a gig', { banned: 'hidden', released: 'shown' }],
  ] as const)('ends or hides %s: %o', async (what, expected) => {
    const own = await aJob(service.db, { clientId: mia.id, ...place });
    const bobs = await aJob(service.db, { clientId: bob.id });
    const proposal = await aProposal(service.db, { by: mia, jobRequestId: bobs.id });
    const received = await aProposal(service.db, { by: bob, jobRequestId: own.id });
    const gig = await aGigOf(mia);
    const seen = async () => {
      if (what === 'an open job') return statusOf(own);
      if (what === 'an unanswered proposal') return statusOf(proposal);
      if (what !== 'a gig') return statusOf(received);
      const answer = await service.as(bob).call(getGig, { params: { gigId: gig } });
      return answer.statusCode === 200 ? 'shown' : 'hidden';
    };
    await ban(true, 5);
    expect(await seen()).toBe(expected.banned);
    await ban(false, 6);
    expect(await seen()).toBe(expected.released);
  });

  it('that is told late or once more ends nothing that was begun after it was lifted', async () => {
    await ban(true, 5);
    await ban(false, 6);
    const own = await aJob(service.db, { clientId: mia.id, ...place });
    const bobs = await aJob(service.db, { clientId: bob.id });
    const proposal = await aProposal(service.db, { by: mia, jobRequestId: bobs.id });
    await ban(true, 5);
    expect([await statusOf(own), await statusOf(proposal)]).toEqual(['open', 'submitted']);
    await ban(true, 7);
    expect([await statusOf(own), await statusOf(proposal)]).toEqual(['closed', 'withdrawn']);
  });
});

it('what is told of an adult leaves their jobs and their proposals', async () => {
  const own = await aJob(service.db, { clientId: mia.id, ...place });
  const bobs = await aJob(service.db, { clientId: bob.id });
  const proposal = await aProposal(service.db, { by: mia, jobRequestId: bobs.id });
  await tellOf(mia, adult);
  expect([await statusOf(own), await statusOf(proposal)]).toEqual(['open', 'submitted']);
  const [job] = await service.sql`select location from job_requests where id = ${own.id}`;
  expect(job?.location).toBe(place.location);
  expect(await service.emitted()).toEqual([]);
});
