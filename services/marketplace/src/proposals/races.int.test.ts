import type { Actor } from '@sidework/chassis/http/actor';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { closeJob, extendJob } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { passTime } from '../job-changes/pass-time.ts';

const service = testMarketplace();
const rounds = 5;

let client: Actor;
let professional: Actor;
let job: Awaited<ReturnType<typeof aJob>>;
let proposal: Awaited<ReturnType<typeof aProposal>>;

beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  await begin();
});

async function begin() {
  job = await aJob(service.db, { clientId: client.id });
  proposal = await aProposal(service.db, { by: professional, jobRequestId: job.id });
}

const ofProposal = () => ({ params: { proposalId: proposal.id } });
const ofJob = () => ({ params: { jobId: job.id } });
const body = { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' };

/** Acts on one proposal or its job by two people, or by one in two windows. */
const acts = {
  accept: () => service.as(client).call(acceptProposal, ofProposal()),
  decline: () => service.as(client).call(declineProposal, ofProposal()),
  withdraw: () => service.as(professional).call(withdrawProposal, ofProposal()),
  close: () => service.as(client).call(closeJob, ofJob()),
  extend: () => service.as(client).call(extendJob, ofJob()),
  /** To the process that ends it its time is over, to who decides not yet. */
  expire: async () => {
    const now = () => job.expiresAt;
    while (await passTime({ ...service.deps, now }, new Set()));
    const [{ status } = {}] = await service.sql`
      select status from job_requests where id = ${job.id}`;
    return { statusCode: status === 'expired' ? 200 : 409 };
  },
  propose: async () =>
    service.as(await service.person()).call(submitProposal, { ...ofJob(), body }),
} as const;
type Act = keyof typeof acts;

/** Holds in every order of the two. */
async function consistent() {
  const [kept] = await service.sql`
    select status, hired_professional_id as hired from job_requests where id = ${job.id}`;
  const proposals = await service.sql<{ status: string; professional_id: string }[]>`
    select status, professional_id from job_proposals where job_request_id = ${job.id}`;
  const accepted = proposals.filter(({ status }) => status === 'accepted');
  expect(accepted.map((each) => each.professional_id)).toEqual(kept?.hired ? [kept.hired] : []);
  if (kept?.status !== 'open')
    expect(proposals.map(({ status }) => status)).not.toContain('submitted');
  const told = await service.sql<{ type: string }[]>`
    select type from outbox where data ->> 'jobRequestId' = ${job.id}`;
  const count = (type: string) => told.filter((each) => each.type === type).length;
  expect(count('marketplace.proposal.accepted.v1')).toBe(accepted.length);
  expect(count('marketplace.proposal.declined.v1')).toBe(
    proposals.filter(({ status }) => !['submitted', 'accepted'].includes(status)).length,
  );
  expect(count('marketplace.job.closed.v1')).toBe(kept?.status === 'closed' ? 1 : 0);
  expect(count('marketplace.job.expired.v1')).toBe(kept?.status === 'expired' ? 1 : 0);
}

/** Each pair in either order, some rounds: the first to be called is not always the first to come through. */
describe('two at once, of whom one comes first', () => {
  const onlyOne: [Act, Act][] = [
    ['accept', 'withdraw'],
    ['accept', 'decline'],
    ['accept', 'close'],
    ['withdraw', 'decline'],
    ['withdraw', 'withdraw'],
    ['close', 'close'],
    ['accept', 'expire'],
    ['close', 'expire'],
  ];
  it.each(onlyOne)('%s and %s: the other is told that it is over', async (one, other) => {
    for (let round = 0; round < rounds; round += 1) {
      await begin();
      const pair = round % 2 ? [one, other] : [other, one];
      const replies = await Promise.all(pair.map((act) => acts[act as Act]()));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await consistent();
    }
  });

  const perhapsBoth: [Act, Act][] = [
    ['propose', 'accept'],
    ['propose', 'close'],
    ['close', 'withdraw'],
    ['close', 'decline'],
    ['propose', 'expire'],
    ['withdraw', 'expire'],
    ['decline', 'expire'],
    ['extend', 'expire'],
    ['extend', 'accept'],
    ['expire', 'expire'],
  ];
  it.each(perhapsBoth)(
    '%s and %s: nothing is left waiting on a job that is over',
    async (one, other) => {
      for (let round = 0; round < rounds; round += 1) {
        await begin();
        const pair = round % 2 ? [one, other] : [other, one];
        const replies = await Promise.all(pair.map((act) => acts[act as Act]()));
        for (const { statusCode } of replies) expect([200, 201, 409]).toContain(statusCode);
        expect(replies.some(({ statusCode }) => statusCode < 300)).toBe(true);
        await consistent();
      }
    },
  );
});

it('a child that proposes while its guardian takes the consent back leaves nothing waiting', async () => {
  const kid = { accountType: 'sidework_kids' } as const;
  for (let round = 0; round < rounds; round += 1) {
    const child = await service.person(kid, { permits: ['paid_work'] });
    job = await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
    const [reply] = await Promise.all([
      service.as(child).call(submitProposal, { ...ofJob(), body }),
      service.receive(consentRevoked, { childId: child.id }, { sequence: 3 }),
    ]);
    expect([201, 403]).toContain(reply.statusCode);
    const left = await service.sql`
      select status from job_proposals where professional_id = ${child.id}`;
    expect(left).toEqual(reply.statusCode === 201 ? [{ status: 'withdrawn' }] : []);
  }
});
