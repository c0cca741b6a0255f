import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { contentReported, gigDeleted, jobClosed } from '@sidework/contracts/marketplace/events';
import { getGig, postGig } from '@sidework/contracts/marketplace/gigs';
import { getJob } from '@sidework/contracts/marketplace/jobs';
import { reportGig, reportJob } from '@sidework/contracts/marketplace/reports';
import { contentHidden } from '@sidework/contracts/network-chat/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const complaint = { reason: 'scam', comment: 'The picture is mine' } as const;
let owner: Actor;
let reader: Actor;
let gigId: string;
let jobId: string;

beforeEach(async () => {
  owner = await service.person();
  reader = await service.person();
  jobId = (await aJob(service.db, { clientId: owner.id })).id;
  const posted = await service.as(owner).call(postGig, {
    body: {
      title: 'Gutters cleaned',
      description: 'All of them, in a day.',
      category: 'house_cleaning',
      pricingType: 'hourly',
    },
  });
  expect(posted.statusCode, posted.body).toBe(201);
  gigId = posted.json().id;
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const ofGig = (by: Actor) => send(by, reportGig, { params: { gigId }, body: complaint });
const ofJob = (by: Actor) => send(by, reportJob, { params: { jobId }, body: complaint });
const hide = (thing: 'gig' | 'job', subjectId: string, id: string = randomUUID()) =>
  service.receive(contentHidden, { reportId: randomUUID(), thing, subjectId }, { id });

describe('a report', () => {
  it('of a gig or a job is told with its owner and title', async () => {
    expect([await ofGig(reader), await ofJob(reader)]).toEqual([204, 204]);
    const [gig, job] = (await service.emitted(contentReported.type)).slice(-2);
    const said = { reporterId: reader.id, ownerId: owner.id, ...complaint };
    expect(gig?.data).toMatchObject({
      ...said,
      thing: 'gig',
      subjectId: gigId,
      title: 'Gutters cleaned',
    });
    expect(job?.data).toMatchObject({
      ...said,
      thing: 'job',
      subjectId: jobId,
      title: 'Repair a leaking tap',
    });
  });

  it('is refused of what one posted oneself, and of what one does not see', async () => {
    expect([await ofGig(owner), await ofJob(owner)]).toEqual([
      '422 own_content',
      '422 own_content',
    ]);
    const child = await service.person({ accountType: 'sidework_kids' });
    expect(await ofJob(child)).toBe('404 job_not_found');
    jobId = (await aJob(service.db, { clientId: owner.id, status: 'closed' })).id;
    gigId = randomUUID();
    expect([await ofGig(reader), await ofJob(reader)]).toEqual([
      '404 gig_not_found',
      '404 job_not_found',
    ]);
  });

  it('is one of few in an hour', async () => {
    for (let sent = 0; sent < limits.reportsPerHour; sent += 1) await ofJob(reader);
    expect(await ofGig(reader)).toBe('429 too_many_changes');
  });
});

describe('what a moderator hides', () => {
  it('is, of a gig, shown to nobody, its owner included, and told once', async () => {
    const id = randomUUID();
    expect(await hide('gig', gigId, id)).toEqual(['acknowledged']);
    for (const viewer of [owner, reader])
      expect(await send(viewer, getGig, { params: { gigId } })).toBe('404 gig_not_found');
    const before = (await service.emitted(gigDeleted.type)).length;
    expect(await hide('gig', gigId, id)).toEqual(['acknowledged']);
    expect(await hide('gig', gigId)).toEqual(['acknowledged']);
    expect(await service.emitted(gigDeleted.type)).toHaveLength(before);
  });

  it('is, of a job, closed, and those who proposed are told', async () => {
    const proposal = await aProposal(service.db, { by: reader, jobRequestId: jobId });
    expect(await hide('job', jobId)).toEqual(['acknowledged']);
    expect(await send(await service.person(), getJob, { params: { jobId } })).toBe(
      '404 job_not_found',
    );
    const [row] = await service.sql`select status from job_proposals where id = ${proposal.id}`;
    expect(row?.status).toBe('not_selected');
    const before = (await service.emitted(jobClosed.type)).length;
    expect(await hide('job', jobId)).toEqual(['acknowledged']);
    expect(await service.emitted(jobClosed.type)).toHaveLength(before);
  });
});
