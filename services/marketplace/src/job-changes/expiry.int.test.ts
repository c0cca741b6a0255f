import type { Actor } from '@sidework/chassis/http/actor';
import { startBackground } from '@sidework/chassis/jobs/background';
import { jobExpired, jobNearlyExpired } from '@sidework/contracts/marketplace/events';
import {
  changeJob,
  closeJob,
  extendJob,
  getJob,
  type JobView,
  listJobs,
  listOwnJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, aPosting, aProposal, type JobRow } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import type { Job } from '../jobs/job.ts';
import { findJob } from '../jobs/queries.ts';
import { passTime } from './pass-time.ts';
import { passTimeJob } from './pass-time-job.ts';

const service = testMarketplace();
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let client: Actor;
beforeEach(async () => {
  await service.sql`delete from job_proposals`;
  await service.sql`delete from job_requests`;
  service.deps.sharedListing.drop();
  client = await service.person();
});

const aJobOf = (given: Partial<JobRow> = {}) => aJob(service.db, { clientId: client.id, ...given });
const anOverdueJob = (given: Partial<JobRow> = {}) =>
  aJobOf({ createdAt: inDays(-30), expiresAt: inDays(-0.001), ...given });
const at = (now: Date, setAside = new Set<string>()) =>
  passTime({ ...service.deps, now: () => now }, setAside);

const kept = ({ id }: Pick<Job, 'id'>) => findJob(service.db, id);

const toldOf = async ({ id }: Pick<Job, 'id'>) =>
  (await service.emitted()).filter(({ data }) => data.jobRequestId === id);
const typesOf = async (job: Pick<Job, 'id'>) => (await toldOf(job)).map(({ type }) => type);

describe('a job whose time is over', () => {
  it.each([{ category: 'plumbing' }, { category: 'lawn_mowing' }])(
    'ends, and who waited for an answer is told, of $category',
    async ({ category }) => {
      const job = await anOverdueJob({ category });
      const waiting = await aProposal(service.db, {
        by: await service.person(),
        jobRequestId: job.id,
      });
      expect(await at(new Date())).toBe(true);
      expect(await kept(job)).toMatchObject({ status: 'expired', version: 2 });
      const [proposal] =
        await service.sql`select status, decided_at is not null as is_decided from job_proposals`;
      expect(proposal).toEqual({ status: 'not_selected', is_decided: true });
      expect(await toldOf(job)).toMatchObject([
        {
          type: 'marketplace.proposal.declined.v1',
          data: { proposalId: waiting.id, reason: 'not_selected' },
        },
        {
          type: jobExpired.type,
          data: { jobRequestId: job.id, clientId: client.id, title: job.title, category },
        },
      ]);
    },
  );

  it('leaves the list, and is there for its client and who proposed on it', async () => {
    const job = await anOverdueJob();
    const proposer = await service.person();
    await aProposal(service.db, { by: proposer, jobRequestId: job.id });
    await at(new Date());
    expect((await service.visitor.call(listJobs)).json().items).toEqual([]);
    const { items } = (await service.as(client).call(listOwnJobs)).json();
    expect(
      items.map(({ status, expiresAt }: Record<string, string>) => [status, expiresAt]),
    ).toEqual([['expired', job.expiresAt.toISOString()]]);
    const seenBy = async (person: Actor) =>
      (await service.as(person).call(getJob, { params: { jobId: job.id } })).statusCode;
    expect(await seenBy(client)).toBe(200);
    expect(await seenBy(proposer)).toBe(200);
    expect(await seenBy(await service.person())).toBe(404);
  });

  it('ends by itself', async () => {
    const job = await anOverdueJob();
    const { sql, log } = service.deps;
    const stop = await startBackground([passTimeJob()], service.deps, { sql, log });
    try {
      await vi.waitFor(
        async () => expect(await kept(job)).toMatchObject({ status: 'expired' }),
        10_000,
      );
    } finally {
      await stop();
    }
  });

  const aProposalOn = async (job: Job) =>
    aProposal(service.db, { by: await service.person(), jobRequestId: job.id });

  it('ends though the one before it cannot, which is tried again once the others are done', async () => {
    const stuck = await anOverdueJob({ expiresAt: inDays(-2) });
    const next = await anOverdueJob({ expiresAt: inDays(-1) });
    const { id } = await aProposalOn(stuck);
    const setAside = new Set<string>();
    await service.sql.begin(async (tx) => {
      await tx`select from job_proposals where id = ${id} for update`;
      expect(await at(new Date(), setAside)).toBe(true);
      expect(await at(new Date(), setAside)).toBe(true);
      expect(await at(new Date(), setAside)).toBe(false);
    });
    expect((await kept(stuck))?.status).toBe('open');
    expect((await kept(next))?.status).toBe('expired');
    expect(await at(new Date(), setAside)).toBe(true);
    expect((await kept(stuck))?.status).toBe('expired');
  });

  it('holds up no other that is due while it ends', async () => {
    const ending = await anOverdueJob();
    const warned = await aJobOf({ expiresAt: inDays(2.9), dueAt: inDays(-0.0001) });
    const { id } = await aProposalOn(ending);
    const { ended, lock } = await service.sql.begin(async (tx) => {
      await tx`select from job_proposals where id = ${id} for update`;
      const ended = at(new Date());
      await vi.waitFor(async () => {
        const waiting = await tx`
          select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
        expect(waiting).toHaveLength(1);
      }, 5_000);
      const lock = await tx`
        select id from job_requests where id = ${warned.id} for update skip locked`;
      return { ended: { it: ended }, lock };
    });
    expect(lock).toHaveLength(1);
    expect(await ended.it).toBe(true);
  });

  it('ends once, whoever else looks at the same time', async () => {
    const jobs = await Promise.all(Array.from({ length: 30 }, () => anOverdueJob()));
    const work = async () => {
      let ended = 0;
      while (await at(new Date())) ended += 1;
      return ended;
    };
    // One of the two may find the rest in the hands of the other, who ends it.
    const ended = await Promise.all([work(), work(), work()]);
    expect(ended.reduce((sum, each) => sum + each)).toBe(30);
    for (const job of jobs) expect(await typesOf(job)).toEqual([jobExpired.type]);
  });

  it.each(['filled', 'closed'] as const)('stays as it was where it is %s', async (status) => {
    const hired = status === 'filled' ? { hiredProfessionalId: client.id } : {};
    const job = await anOverdueJob({ status, ...hired });
    expect(await at(new Date())).toBe(false);
    expect(await kept(job)).toMatchObject({ status, version: 1 });
  });

  describe('that nobody came by to end', () => {
    let job: Job;
    let professional: Actor;
    let proposalId: string;
    beforeEach(async () => {
      job = await anOverdueJob();
      professional = await service.person();
      ({ id: proposalId } = await aProposal(service.db, {
        by: professional,
        jobRequestId: job.id,
      }));
    });

    const ofJob = () => ({ params: { jobId: job.id } });
    const ofProposal = () => ({ params: { proposalId } });
    const offer = { proposedCostCents: 9_900, message: 'I can come tomorrow morning.' };
    const written = { title: 'Repair a tap', description: 'It drips day and night.', version: 1 };
    const commands = {
      hires: () => service.as(client).call(acceptProposal, ofProposal()),
      proposes: async () =>
        service.as(await service.person()).call(submitProposal, { ...ofJob(), body: offer }),
      'changes it': () => service.as(client).call(changeJob, { ...ofJob(), body: written }),
      'closes it': () => service.as(client).call(closeJob, ofJob()),
      'extends it': () => service.as(client).call(extendJob, ofJob()),
    };

    it.each(Object.entries(commands))('is refused to whoever %s', async (_, command) => {
      const reply = await command();
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'job_not_open']);
      expect(await kept(job)).toMatchObject({ status: 'open', version: 1 });
      expect(await typesOf(job)).toEqual([]);
    });

    it.each([
      ['withdraw', () => service.as(professional).call(withdrawProposal, ofProposal())],
      ['decline', () => service.as(client).call(declineProposal, ofProposal())],
    ])('lets people %s what they no longer want', async (_, leave) => {
      expect((await leave()).statusCode).toBe(200);
    });
  });
});

describe('a job that ends in three days', () => {
  it('is told of to its client, once', async () => {
    const reply = await service.as(client).call(postJob, { body: aPosting() });
    const job = reply.json<JobView>();
    expect(await at(inDays(26.9))).toBe(false);
    expect(await at(inDays(27.001))).toBe(true);
    for (const later of [27.001, 28, 29.9]) expect(await at(inDays(later))).toBe(false);
    const [, told, ...more] = await toldOf(job);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: jobNearlyExpired.type,
      data: {
        clientId: client.id,
        title: job.title,
        expiresAt: (await kept(job))?.expiresAt.toISOString(),
      },
    });
    // Its client may be changing it, so time leaves the version as it is.
    expect(await kept(job)).toMatchObject({ status: 'open', version: 1 });
    expect(await at(inDays(30.001))).toBe(true);
    expect(await kept(job)).toMatchObject({ status: 'expired' });
  });

  it('is told of by one of several processes', async () => {
    const job = await aJobOf({ expiresAt: inDays(2.9), dueAt: inDays(-0.001) });
    await Promise.all([1, 2, 3, 4].map(() => at(new Date())));
    expect(await typesOf(job)).toEqual([jobNearlyExpired.type]);
  });

  it('is told of where that comes late', async () => {
    const job = await aJobOf({ expiresAt: inDays(0.2), dueAt: inDays(-2.8) });
    await at(new Date());
    expect(await typesOf(job)).toEqual([jobNearlyExpired.type]);
  });
});

describe('POST /jobs/:jobId/extend', () => {
  const extend = (person: Actor, jobId: string) =>
    service.as(person).call(extendJob, { params: { jobId } });

  it('lets the job take proposals for 30 days from now, however often it is asked', async () => {
    const job = await aJobOf({ expiresAt: inDays(2) });
    const before = Date.now();
    const replies = [await extend(client, job.id), await extend(client, job.id)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const reply of replies) {
      const { expiresAt, status } = reply.json();
      expect(status).toBe('open');
      expect(Date.parse(expiresAt)).toBeGreaterThan(before + 29.99 * dayMs);
      expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 30.01 * dayMs);
    }
    expect(await at(inDays(2.1))).toBe(false);
  });

  it('is told of again before the new end', async () => {
    const job = await aJobOf({ expiresAt: inDays(2.9), dueAt: inDays(-0.001) });
    await at(new Date());
    await extend(client, job.id);
    expect(await at(inDays(26))).toBe(false);
    expect(await at(inDays(27.1))).toBe(true);
    expect(await typesOf(job)).toEqual([jobNearlyExpired.type, jobNearlyExpired.type]);
  });

  it('is of a youth job what it is of any other', async () => {
    const job = await aJobOf({ category: 'lawn_mowing', expiresAt: inDays(2) });
    expect((await extend(client, job.id)).statusCode).toBe(200);
  });

  it.each(['filled', 'closed', 'expired'] as const)(
    'is refused of one that is %s',
    async (status) => {
      const hired = status === 'filled' ? { hiredProfessionalId: client.id } : {};
      const job = await aJobOf({ status, ...hired });
      const reply = await extend(client, job.id);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'job_not_open']);
      expect((await kept(job))?.expiresAt).toEqual(job.expiresAt);
    },
  );

  it('is refused to a visitor, a stranger, who proposed, and of what there is not', async () => {
    const job = await aJobOf();
    const params = { jobId: job.id };
    expect((await service.visitor.call(extendJob, { params })).statusCode).toBe(401);
    const stranger = await service.person();
    expect((await extend(stranger, job.id)).statusCode).toBe(404);
    await aProposal(service.db, { by: stranger, jobRequestId: job.id });
    expect((await extend(stranger, job.id)).statusCode).toBe(403);
    expect((await extend(client, client.id)).statusCode).toBe(404);
    expect((await kept(job))?.expiresAt).toEqual(job.expiresAt);
  });
});
