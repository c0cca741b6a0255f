import type { Actor } from '@sidework/chassis/http/actor';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { needMet, needRaised } from '@sidework/contracts/marketplace/events';
import { closeJob, extendJob } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { passTime } from '../job-changes/pass-time.ts';

const service = testMarketplace();
let client: Actor;
let professional: Actor;
let jobId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  jobId = (await aJob(service.db, { clientId: client.id })).id;
});

const propose = async (by: Actor, on = jobId): Promise<string> => {
  const body = { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' };
  const reply = await service.as(by).call(submitProposal, { params: { jobId: on }, body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
};
const about = async (type: `${string}.${string}.${string}.v${number}`, subjectId: string) =>
  (await service.emitted(type)).filter(({ data }) => data.subjectId === subjectId);
const raised = async (subjectId: string) =>
  (await about(needRaised.type, subjectId)).map(({ data }) => data);
const met = async (subjectId: string) =>
  (await about(needMet.type, subjectId)).map(({ data }) => data.kind);

describe('a proposal', () => {
  it('waits for its client', async () => {
    const id = await propose(professional);
    expect(await raised(id)).toEqual([
      {
        kind: 'proposal_to_answer',
        subjectId: id,
        receivers: [client.id],
        actorId: professional.id,
        title: 'Repair a leaking tap',
        details: { amountCents: 9_900 },
        path: `/jobs/${jobId}`,
      },
    ]);
    expect(await met(id)).toEqual([]);
  });

  const asClient = { key: 'client' } as const;
  it.each([
    ['is declined', declineProposal, asClient],
    ['is accepted', acceptProposal, asClient],
    ['is withdrawn', withdrawProposal, { key: 'professional' } as const],
  ])('waits no more once it %s', async (_, endpoint, { key }) => {
    const proposalId = await propose(professional);
    const by = key === 'client' ? client : professional;
    const reply = await service.as(by).call(endpoint, { params: { proposalId } });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await met(proposalId)).toEqual(['proposal_to_answer']);
  });

  it('waits no more once another is accepted', async () => {
    const passedOver = await propose(professional);
    const proposalId = await propose(await service.person());
    await service.as(client).call(acceptProposal, { params: { proposalId } });
    expect(await met(passedOver)).toEqual(['proposal_to_answer']);
  });

  it('waits no more once its job is closed', async () => {
    const id = await propose(professional);
    await service.as(client).call(closeJob, { params: { jobId } });
    expect(await met(id)).toEqual(['proposal_to_answer']);
  });
});

describe('what a child proposes', () => {
  it('waits for the client and for each who looks after it, until it ends', async () => {
    const guardianIds = [(await service.person()).id, (await service.person()).id];
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { guardianIds, permits: ['paid_work'] },
    );
    const lawn = await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
    const id = await propose(child, lawn.id);
    expect(await raised(id)).toMatchObject([
      { kind: 'proposal_to_answer', receivers: [client.id] },
      {
        kind: 'child_proposal',
        receivers: guardianIds,
        childId: child.id,
        path: `/guardian/children/${child.id}`,
      },
    ]);
    await service.receive(consentRevoked, { childId: child.id }, { sequence: 9 });
    expect(await met(id)).toEqual(['proposal_to_answer', 'child_proposal', 'child_hire']);
  });
});

describe('a job that ends soon', () => {
  const dayMs = 86_400_000;
  const warn = async () => {
    const job = await aJob(service.db, {
      clientId: client.id,
      dueAt: new Date(Date.now() - 1_000),
      expiresAt: new Date(Date.now() + dayMs),
    });
    await passTime(service.deps, new Set());
    return job;
  };

  it('waits for its client until its end', async () => {
    const { id, expiresAt } = await warn();
    expect(await raised(id)).toMatchObject([
      {
        kind: 'job_ends_soon',
        receivers: [client.id],
        details: { endsAt: expiresAt.toISOString() },
        until: expiresAt.toISOString(),
      },
    ]);
  });

  it.each([
    ['extended', extendJob],
    ['closed', closeJob],
  ])('waits no more once it is %s', async (_, endpoint) => {
    const job = await warn();
    const reply = await service.as(client).call(endpoint, { params: { jobId: job.id } });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    expect(await met(job.id)).toEqual(['job_ends_soon']);
  });
});
