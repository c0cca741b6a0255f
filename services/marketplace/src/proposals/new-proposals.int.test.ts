import type { Actor } from '@sidework/chassis/http/actor';
import { type JobView, listOwnJobs, type OwnJobView } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  getProposal,
  listOwnProposals,
  listProposalsForJob,
  type ProposalView,
  seeProposals,
  submitProposal,
} from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();

let client: Actor;
let job: { id: string };

beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  job = await aJob(service.db, { clientId: client.id });
});

const onJob = () => ({ params: { jobId: job.id } });
const see = (by: Actor, proposalIds: string[], jobId = job.id) =>
  service.as(by).call(seeProposals, { params: { jobId }, body: { proposalIds } });
const aNewOne = async () =>
  aProposal(service.db, { by: await service.person(), jobRequestId: job.id });

async function counts(): Promise<Pick<OwnJobView, 'newCount' | 'waitingCount'>> {
  const { items } = (await service.as(client).call(listOwnJobs)).json();
  const { newCount, waitingCount } = items.find(({ id }: JobView) => id === job.id);
  return { newCount, waitingCount };
}

async function newIds(): Promise<string[]> {
  const { items } = (await service.as(client).call(listProposalsForJob, onJob())).json();
  return items.filter(({ isNew }: ProposalView) => isNew).map(({ id }: ProposalView) => id);
}

describe('POST /jobs/:jobId/proposals/seen', () => {
  it('takes from what is new what its client was shown, and leaves it waiting', async () => {
    const shown = await aNewOne();
    expect(await counts()).toEqual({ newCount: 1, waitingCount: 1 });
    expect(await newIds()).toEqual([shown.id]);
    expect((await see(client, [shown.id])).statusCode).toBe(204);
    expect(await counts()).toEqual({ newCount: 0, waitingCount: 1 });
    expect(await newIds()).toEqual([]);
  });

  it('leaves new what was not shown: what came meanwhile, or bears an earlier moment', async () => {
    const shown = await aNewOne();
    const later = await aNewOne();
    const late = await aProposal(service.db, {
      by: await service.person(),
      jobRequestId: job.id,
      createdAt: new Date(shown.createdAt.getTime() - 60_000),
    });
    await see(client, [shown.id]);
    expect(await newIds()).toEqual([later.id, late.id]);
    expect(await counts()).toEqual({ newCount: 2, waitingCount: 3 });
  });

  it('may be said again, by two windows at once too', async () => {
    const ids = (await Promise.all([aNewOne(), aNewOne(), aNewOne()])).map(({ id }) => id);
    const replies = await Promise.all(
      [ids, ids.toReversed(), ids].map((each) => see(client, each)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await counts()).toEqual({ newCount: 0, waitingCount: 3 });
  });

  it('waits for no hire that it meets, nor the hire for it', async () => {
    for (let round = 0; round < 5; round += 1) {
      job = await aJob(service.db, { clientId: client.id });
      const sent = [await aNewOne(), await aNewOne(), await aNewOne()];
      const ids = sent.map(({ id }) => id);
      const [hire, seen] = await Promise.all([
        service.as(client).call(acceptProposal, { params: { proposalId: ids[2] ?? '' } }),
        see(client, ids),
      ]);
      expect([hire.statusCode, seen.statusCode]).toEqual([200, 204]);
      expect(await counts()).toEqual({ newCount: 0, waitingCount: 0 });
    }
  });

  it('is the word of the client alone, about their own jobs', async () => {
    const { id, professionalId } = await aNewOne();
    const stranger = await service.person();
    const professional = { ...stranger, id: professionalId };
    for (const other of [stranger, professional])
      expect((await see(other, [id])).statusCode).toBe(404);
    expect((await see(client, [id], uuidv7())).statusCode).toBe(404);
    const ofStranger = await aJob(service.db, { clientId: stranger.id });
    expect((await see(stranger, [id], ofStranger.id)).statusCode).toBe(204);
    expect((await service.visitor.call(seeProposals, onJob())).statusCode).toBe(401);
    expect(await newIds()).toEqual([id]);
  });

  it('does not wait for who decides on a job of somebody else', async () => {
    const stranger = await service.person();
    const reply = await service.sql.begin(async (tx) => {
      await tx`select from job_requests where id = ${job.id} for update`;
      return see(stranger, [uuidv7()]);
    });
    expect(reply.statusCode).toBe(404);
  });

  it.each([
    ['none', []],
    ['more than a hundred', Array.from({ length: 101 }, () => uuidv7())],
    ['no id', ['the first']],
  ])('refuses %s', async (_, proposalIds) => {
    expect((await see(client, proposalIds)).statusCode).toBe(400);
  });
});

it('counts a proposal that is sent twice once, and tells its author nothing of who looked', async () => {
  const author = await service.person();
  const body = { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' };
  const sent = await service.as(author).call(submitProposal, { ...onJob(), body });
  expect(sent.json().isNew).toBe(false);
  const again = await service.as(author).call(submitProposal, { ...onJob(), body });
  expect(again.statusCode).toBe(409);
  expect(await counts()).toEqual({ newCount: 1, waitingCount: 1 });
  const [mine] = (await service.as(author).call(listOwnProposals)).json().items;
  const params = { proposalId: mine.id };
  const alone = (await service.as(author).call(getProposal, { params })).json();
  expect([mine.isNew, alone.isNew]).toEqual([false, false]);
});

it('counts nothing as new that was withdrawn, passed over or declined unseen', async () => {
  await aNewOne();
  const decided = { decidedAt: new Date(), jobRequestId: job.id };
  for (const status of ['withdrawn', 'not_selected', 'declined'] as const)
    await aProposal(service.db, { by: await service.person(), status, ...decided });
  expect(await counts()).toEqual({ newCount: 1, waitingCount: 1 });
});
