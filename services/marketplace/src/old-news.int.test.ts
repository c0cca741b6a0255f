import type { Actor } from '@sidework/chassis/http/actor';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import * as jobs from '@sidework/contracts/marketplace/jobs';
import * as proposals from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../test/builders.ts';
import { testMarketplace } from '../test/service.ts';

const service = testMarketplace();
const kid = { accountType: 'sidework_kids' } as const;

let client: Actor;
let other: Actor;
let child: Actor;
beforeEach(async () => {
  client = await service.person();
  other = await service.person();
  child = await service.person(kid, { permits: ['paid_work'] });
});

const submission = { proposedCostCents: 2_000, message: 'I live around the corner.' };
const youth = { category: 'lawn_mowing' } as const;

const aYouthJob = () => aJob(service.db, { clientId: client.id, ...youth });
const anAdultJob = () => aJob(service.db, { clientId: client.id });
const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode;
const post = (given = {}) => service.as(client).call(jobs.postJob, { body: aPosting(given) });
const change = (job: { id: string }) =>
  service.as(client).call(jobs.changeJob, {
    params: { jobId: job.id },
    body: { title: 'Another title', description: 'Another description.', version: 1 },
  });
const propose = (by: Actor, job: { id: string }) =>
  service.as(by).call(proposals.submitProposal, { params: { jobId: job.id }, body: submission });

/** Each does one thing to rows of its own, which stand before the news grow old. */
const toChildren: [string, () => Promise<() => Promise<{ statusCode: number }>>][] = [
  ['a youth job is posted', async () => () => post(youth)],
  [
    'a youth job is changed',
    async () => {
      const job = await aYouthJob();
      return () => change(job);
    },
  ],
  [
    'a youth job is extended',
    async () => {
      const { id } = await aYouthJob();
      return () => service.as(client).call(jobs.extendJob, { params: { jobId: id } });
    },
  ],
  [
    'a child proposes',
    async () => {
      const job = await aYouthJob();
      return () => propose(child, job);
    },
  ],
  [
    'a child proposes with the token of an adult',
    async () => {
      const job = await aYouthJob();
      return () => propose({ ...child, accountType: 'gig_worker' }, job);
    },
  ],
];
const toStrangers: typeof toChildren = [
  ['a job is posted', async () => () => post()],
  [
    'a job is changed',
    async () => {
      const job = await anAdultJob();
      return () => change(job);
    },
  ],
  [
    'an adult proposes',
    async () => {
      const job = await anAdultJob();
      return () => propose(other, job);
    },
  ],
  [
    'somebody is hired',
    async () => {
      const { id } = await aProposal(service.db, {
        by: other,
        jobRequestId: (await anAdultJob()).id,
      });
      return () =>
        service.as(client).call(proposals.acceptProposal, { params: { proposalId: id } });
    },
  ],
];
const protecting: typeof toChildren = [
  [
    'a child withdraws',
    async () => {
      const { id } = await aProposal(service.db, {
        by: child,
        jobRequestId: (await aYouthJob()).id,
      });
      return () =>
        service.as(child).call(proposals.withdrawProposal, { params: { proposalId: id } });
    },
  ],
  [
    "a child's proposal is declined",
    async () => {
      const { id } = await aProposal(service.db, {
        by: child,
        jobRequestId: (await aYouthJob()).id,
      });
      return () =>
        service.as(client).call(proposals.declineProposal, { params: { proposalId: id } });
    },
  ],
  [
    'a youth job is closed',
    async () => {
      const { id } = await aYouthJob();
      return () => service.as(client).call(jobs.closeJob, { params: { jobId: id } });
    },
  ],
  [
    'a child reads',
    async () => {
      const { id } = await aYouthJob();
      return () => service.as(child).call(jobs.getJob, { params: { jobId: id } });
    },
  ],
];

describe('where nothing was heard of identity for two seconds', () => {
  it.each(toChildren)(
    '%s: it is refused, and done again once there is news',
    async (_what, prepared) => {
      const act = await prepared();
      const refused = await service.hearingNothingFor(newsMayBe.ofChildren + 1, act);
      expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
      const { code, message } = (refused as unknown as { json(): Record<string, string> }).json();
      expect([code, message]).toEqual([
        'news_too_old',
        expect.stringContaining('Nothing was done'),
      ]);
      expect(await statusOf(act())).toBeLessThan(300);
    },
  );

  it.each([...toStrangers, ...protecting])('%s: it goes on', async (_what, prepared) => {
    const act = await prepared();
    const status = await statusOf(service.hearingNothingFor(newsMayBe.ofAdults, act));
    expect(status).toBeLessThan(300);
  });
});

describe('where nothing was heard for a minute', () => {
  it.each([...toChildren, ...toStrangers])('%s: it is refused', async (_what, prepared) => {
    const act = await prepared();
    expect(await statusOf(service.hearingNothingFor(newsMayBe.ofAdults + 1, act))).toBe(503);
    expect(await statusOf(act())).toBeLessThan(300);
  });

  it.each(protecting)('%s: it goes on', async (_what, prepared) => {
    const act = await prepared();
    expect(await statusOf(service.hearingNothingFor(10 * newsMayBe.ofAdults, act))).toBeLessThan(
      300,
    );
  });
});
