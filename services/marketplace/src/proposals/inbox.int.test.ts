import type { Actor } from '@sidework/chassis/http/actor';
import { closeJob } from '@sidework/contracts/marketplace/jobs';
import {
  changeProposal,
  getProposal,
  listOwnProposals,
  listProposalsForJob,
  markProposal,
  resendProposal,
  seeProposals,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const words = { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' };
const better = { proposedCostCents: 8_000, message: 'I can come today already.' };
let client: Actor;
let author: Actor;
let jobId: string;
let proposalId: string;

async function submit(by: Actor, given: object = {}) {
  const body = { ...words, ...given };
  const reply = await service.as(by).call(submitProposal, { params: { jobId }, body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id as string;
}

beforeEach(async () => {
  client = await service.person();
  author = await service.person();
  jobId = (await aJob(service.db, { clientId: client.id })).id;
  proposalId = await submit(author, { distanceMiles: 4.2 });
  await service.sql`delete from outbox`;
});

const at = () => ({ params: { proposalId } });
const inbox = async () =>
  (await service.as(client).call(listProposalsForJob, { params: { jobId } })).json().items;
const own = async () => (await service.as(author).call(listOwnProposals)).json().items[0];
const change = (body: object, by = author) =>
  service.as(by).call(changeProposal, { ...at(), body: { ...better, version: 1, ...body } });
const withdraw = () => service.as(author).call(withdrawProposal, at());
const resend = (by = author) => service.as(by).call(resendProposal, { ...at(), body: better });
const told = async () => (await service.emitted()).map(({ type }) => type.split('.').slice(1, 3));
const versions = () => service.sql`
  select proposed_cost_cents::int as cents, message from proposal_versions
  where proposal_id = ${proposalId} order by version`;

describe('the client of a job', () => {
  it.each(['shortlisted', 'archived', 'none'] as const)(
    'puts a proposal among the %s, which nobody else learns',
    async (mark) => {
      const reply = await service.as(client).call(markProposal, { ...at(), body: { mark } });
      expect([reply.statusCode, reply.json().mark]).toEqual([200, mark]);
      expect((await inbox())[0].mark).toBe(mark);
      const read = await service.as(author).call(getProposal, at());
      expect([read.json().mark, (await own()).mark]).toEqual(['none', 'none']);
      expect(await told()).toEqual([]);
    },
  );

  it('is told how far an adult was, and nobody else is', async () => {
    expect((await inbox())[0].distanceMiles).toBe(4.2);
    expect((await own()).distanceMiles).toBeNull();
  });

  it('is never told how far a child is', async () => {
    const kid = { accountType: 'sidework_kids' } as const;
    const child = await service.person(kid, { permits: ['paid_work'] });
    jobId = (await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' })).id;
    const id = await submit(child, { distanceMiles: 0.3 });
    expect((await inbox())[0].distanceMiles).toBeNull();
    const [row] = await service.sql`select distance_miles from job_proposals where id = ${id}`;
    expect(row?.distance_miles).toBeNull();
  });

  it('is told when an adult can come, which its author changes', async () => {
    expect((await inbox())[0].canComeOn).toBeNull();
    await change({ canComeOn: '2098-12-03' });
    expect([(await inbox())[0].canComeOn, (await own()).canComeOn]).toEqual([
      '2098-12-03',
      '2098-12-03',
    ]);
    await change({ version: 2 });
    expect((await inbox())[0].canComeOn).toBe('2098-12-03');
    await change({ version: 3, canComeOn: null });
    expect((await inbox())[0].canComeOn).toBeNull();
    const past = await change({ version: 4, canComeOn: '2020-12-03' });
    expect([past.statusCode, past.json().code]).toEqual([422, 'day_to_come_past']);
  });

  it('is never told on which day a child can come', async () => {
    const guardian = await service.person();
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { guardianIds: [guardian.id], permits: ['paid_work'] },
    );
    jobId = (await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' })).id;
    await submit(child, { canComeOn: '2098-12-03' });
    expect((await inbox())[0].canComeOn).toBeNull();
  });

  it('alone puts proposals anywhere', async () => {
    const args = { ...at(), body: { mark: 'archived' as const } };
    expect((await service.as(author).call(markProposal, args)).statusCode).toBe(403);
    const stranger = await service.person();
    expect((await service.as(stranger).call(markProposal, args)).statusCode).toBe(404);
    expect((await inbox())[0].mark).toBe('none');
    await withdraw();
    expect((await service.as(client).call(markProposal, args)).statusCode).toBe(404);
  });
});

describe('an author', () => {
  it('changes a proposal that nobody decided, which is new again; what it said is kept', async () => {
    const seen = { params: { jobId }, body: { proposalIds: [proposalId] } };
    await service.as(client).call(seeProposals, seen);
    expect((await inbox())[0].isNew).toBe(false);
    const reply = await change({});
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ ...better, version: 2 }),
    ]);
    expect((await inbox())[0]).toMatchObject({ ...better, isNew: true });
    expect(await versions()).toEqual([{ cents: 9_900, message: words.message }]);
    expect(await told()).toEqual([
      ['proposal', 'changed'],
      ['need', 'raised'],
    ]);
  });

  it('changes it from what they saw, and not once it is decided', async () => {
    await change({});
    const late = await change({});
    expect([late.statusCode, late.json().code]).toEqual([412, 'proposal_changed']);
    await service.as(client).call(closeJob, { params: { jobId } });
    const over = await change({ version: 3 });
    expect([over.statusCode, over.json().code]).toEqual([409, 'proposal_not_open']);
    expect(await versions()).toHaveLength(1);
  });

  it('alone changes it', async () => {
    expect((await change({}, client)).statusCode).toBe(403);
    expect((await change({}, await service.person())).statusCode).toBe(404);
    expect((await inbox())[0]).toMatchObject(words);
  });

  it('sends a withdrawn one again as the same, three times at most', async () => {
    for (const left of [3, 2, 1]) {
      await withdraw();
      expect((await own()).resendsLeft).toBe(left);
      expect(await inbox()).toEqual([]);
      expect((await resend()).json()).toMatchObject({ id: proposalId, status: 'submitted' });
    }
    expect(await inbox()).toEqual([expect.objectContaining({ ...better, id: proposalId })]);
    await withdraw();
    const fourth = await resend();
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, 'proposal_resent_enough']);
    expect(await versions()).toHaveLength(1);
  });

  it('sends none again that waits, nor on a job that is over, nor anybody else’s', async () => {
    expect((await resend()).json().code).toBe('proposal_not_withdrawn');
    await withdraw();
    expect((await resend(await service.person())).statusCode).toBe(404);
    await service.as(client).call(closeJob, { params: { jobId } });
    expect((await resend()).json().code).toBe('job_not_open');
  });
});
