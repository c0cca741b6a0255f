import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { proposalOvertaken } from '@sidework/contracts/marketplace/events';
import { changeJob, postJob } from '@sidework/contracts/marketplace/jobs';
import { submitProposal } from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../test/builders.ts';
import { testMarketplace } from '../test/service.ts';

const perHour = 4;
const service = testMarketplace({ JOBS_PER_HOUR: perHour, PROPOSALS_PER_HOUR: perHour });

let ada: Actor;
let bob: Actor;
beforeEach(async () => {
  ada = await service.person();
  bob = await service.person();
});

const post = (by: Actor, headers: Record<string, string> = {}) =>
  service.as(by).call(postJob, { body: aPosting(), headers });
async function propose(by: Actor, headers: Record<string, string> = {}) {
  const category = by.accountType === 'sidework_kids' ? 'lawn_mowing' : 'plumbing';
  const { id } = await aJob(service.db, { clientId: bob.id, category });
  return service.as(by).call(submitProposal, {
    params: { jobId: id },
    body: { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' },
    headers,
  });
}
const written = ({ id }: Actor) => service.sql`
  select id from job_requests where client_id = ${id}
  union all select id from job_proposals where professional_id = ${id}`;
const pass = (minutes: number) => service.sql`
  update account_turns set arrives_at = arrives_at - make_interval(mins => ${minutes})
  where account_id = ${ada.id}`;

describe.each([
  { what: 'posts jobs', act: post, code: 'too_many_jobs' },
  { what: 'proposes', act: propose, code: 'too_many_proposals' },
])('how often one person $what', ({ act, code }) => {
  it('is bounded in an hour, at however many instances they do so at once', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, () => act(ada)));
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(9 - perHour);
    for (const reply of refused) {
      expect([reply.statusCode, reply.json().code]).toEqual([429, code]);
      expect(Number(reply.headers['retry-after'])).toSatisfy((wait) => wait > 600 && wait <= 900);
    }
    expect(await written(ada)).toHaveLength(perHour);
  });

  it('is nobody else’s to wait for, and goes on as soon as it is their turn', async () => {
    for (let count = 0; count < perHour; count += 1) await act(ada);
    expect((await act(ada)).statusCode).toBe(429);
    expect((await act(await service.person())).statusCode).toBe(201);
    await pass(15);
    expect((await act(ada)).statusCode).toBe(201);
    expect((await act(ada)).statusCode).toBe(429);
  });
});

it('a repeat of what was posted is answered at any time, and what was refused can be sent again with its key', async () => {
  const [first, refused] = [randomUUID(), randomUUID()].map((key) => ({ 'idempotency-key': key }));
  const posted = await post(ada, first);
  for (let count = 1; count < perHour; count += 1) await post(ada);
  expect((await post(ada, refused)).statusCode).toBe(429);
  const again = await post(ada, first);
  expect([again.statusCode, again.json()]).toEqual([201, posted.json()]);
  await pass(15);
  expect((await post(ada, refused)).statusCode).toBe(201);
});

it('a job is changed so often for those who wait on it, and nobody is told of more', async () => {
  const { id: jobId } = await aJob(service.db, { clientId: ada.id });
  const { id: proposalId } = await aProposal(service.db, { by: bob, jobRequestId: jobId });
  const change = (title: string, version: number) =>
    service.as(ada).call(changeJob, {
      params: { jobId },
      body: { title, description: 'It drips day and night.', version },
    });
  const statuses = [];
  for (let version = 1; version <= perHour + 1; version += 1)
    statuses.push((await change(`Repair ${version} taps`, version)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const told = await service.emitted(proposalOvertaken.type);
  expect(told.filter(({ data }) => data.proposalId === proposalId)).toHaveLength(perHour);
  // A field that no waiting act depends on can be changed meanwhile.
  const words = { description: 'It drips at night.', version: perHour + 1 };
  const reworded = await service.as(ada).call(changeJob, {
    params: { jobId },
    body: { title: `Repair ${perHour} taps`, ...words },
  });
  expect(reworded.statusCode).toBe(200);
});

it('children propose no faster than others', async () => {
  const kid = { accountType: 'sidework_kids' } as const;
  const child = await service.person(kid, { permits: ['paid_work'] });
  const statuses = [];
  for (let count = 0; count <= perHour; count += 1)
    statuses.push((await propose(child)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
});
