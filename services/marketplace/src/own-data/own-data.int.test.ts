import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import {
  accountErased,
  exportGathered,
  jobClosed,
  proposalDeclined,
} from '@sidework/contracts/marketplace/events';
import { postGig } from '@sidework/contracts/marketplace/gigs';
import { postJob } from '@sidework/contracts/marketplace/jobs';
import { submitProposal } from '@sidework/contracts/marketplace/proposals';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { everythingKept } from '../../test/everything-kept.ts';
import { testMarketplace } from '../../test/service.ts';
import { jobInvitations } from '../invitations/table.ts';
import { jobRequests } from '../jobs/table.ts';
import { jobProposals } from '../proposals/table.ts';

const service = testMarketplace();

/** Two people with a hire between them, one waiting proposal each way, and one job each that came to nothing. */
async function twoWhoWork() {
  const ada = await service.person();
  const bob = await service.person({}, { fullName: 'Bob Builder' });
  const posted = (clientId: string, title: string, given = {}) =>
    aJob(service.db, { clientId, title, location: '1 Secret Lane, Newark, NJ', ...given });
  const place = { latitude: 40.73561, longitude: -74.17237 };
  const open = await posted(ada.id, 'Ada’s open job', place);
  const filled = { status: 'filled', hiredProfessionalId: bob.id } as const;
  const done = await posted(ada.id, 'Ada’s filled job', { ...place, ...filled });
  const bobs = await posted(bob.id, 'Bob’s open job', {
    description: 'Bob’s open job description',
  });
  const bobsDone = await posted(bob.id, 'Bob’s filled job', {
    status: 'filled',
    hiredProfessionalId: ada.id,
  });
  const hired = { status: 'accepted', decidedAt: new Date() } as const;
  const proposed = {
    toOpen: await aProposal(service.db, { by: bob, jobRequestId: open.id, message: 'Bob waits.' }),
    toDone: await aProposal(service.db, { by: bob, jobRequestId: done.id, ...hired }),
    adas: await aProposal(service.db, { by: ada, jobRequestId: bobs.id, message: 'Ada waits.' }),
    adasHired: await aProposal(service.db, {
      by: ada,
      jobRequestId: bobsDone.id,
      message: 'Ada was taken.',
      ...hired,
    }),
  };
  return { ada, bob, open, done, bobs, bobsDone, proposed };
}

async function gathered(userId: string) {
  const exportId = randomUUID();
  expect(await service.receive(exportRequested, { exportId, userId })).toEqual(['acknowledged']);
  await service.doPersonTasks();
  const told = (await service.emitted(exportGathered.type)).filter(
    ({ data }) => data.exportId === exportId,
  );
  return { exportId, told };
}

const erase = async (userId: string, id = randomUUID() as string) => {
  await service.receive(accountDeleted, { id: userId }, { id });
  return service.doPersonTasks();
};

const aboutJob = async (type: typeof jobClosed.type | typeof proposalDeclined.type, id: string) =>
  (await service.emitted(type)).filter(({ data }) => data.jobRequestId === id);

describe('what the marketplace keeps of a person', () => {
  it('is left in the handover bucket, and told of once with its size and SHA-256', async () => {
    const { ada } = await twoWhoWork();
    const { exportId, told } = await gathered(ada.id);
    await service.receive(exportRequested, { exportId, userId: ada.id });
    expect(await service.doPersonTasks()).toBe(0);
    expect(told).toHaveLength(1);
    const { size, key } = told[0]?.data ?? {};
    const { body } = await service.deps.handover.get(`${key}`);
    expect((await buffer(body)).length).toBe(size);
  });

  it('holds all that is theirs, and of others no more than the name', async () => {
    const { ada, bob } = await twoWhoWork();
    const { told } = await gathered(ada.id);
    const { body } = await service.deps.handover.get(`${told[0]?.data.key}`);
    const part = await buffer(body);
    const rows = await gatheredIn(part);
    expect(rows['jobs.json']).toEqual([
      expect.objectContaining({ title: 'Ada’s open job', latitude: 40.73561, hired: null }),
      expect.objectContaining({ title: 'Ada’s filled job', hired: 'Bob Builder' }),
    ]);
    expect(rows['proposals.json']).toEqual([
      expect.objectContaining({ message: 'Ada waits.', price: '$99.00', client: 'Bob Builder' }),
      expect.objectContaining({ message: 'Ada was taken.', status: 'accepted' }),
    ]);
    for (const foreign of ['Bob waits.', bob.id, 'Bob’s open job description'])
      expect(part.toString()).not.toContain(foreign);
  });
});

const aGigOf = async (person: Awaited<ReturnType<typeof service.person>>) => {
  const body = {
    title: 'Sharpen knives',
    description: 'At your door.',
    category: 'other',
    pricingType: 'fixed' as const,
    isRemote: false,
    location: 'Newark, NJ',
  };
  expect((await service.as(person).call(postGig, { body })).statusCode).toBe(201);
};

it('holds the place of a gig as the town gives it', async () => {
  const ada = await service.person();
  await aGigOf(ada);
  const { told } = await gathered(ada.id);
  const { body } = await service.deps.handover.get(`${told[0]?.data.key}`);
  expect((await gatheredIn(await buffer(body)))['gigs.json']).toEqual([
    expect.objectContaining({
      title: 'Sharpen knives',
      latitude: 40.737,
      longitude: -74.1964,
      placeIsCentreOfTown: true,
    }),
  ]);
});

/** Ada invited Bob to her job, and was invited by Bob to his. */
async function invitedBothWays() {
  const { ada, bob, open, bobs } = await twoWhoWork();
  const invited = { [open.id]: bob.id, [bobs.id]: ada.id };
  for (const [jobRequestId, professionalId] of Object.entries(invited))
    await service.db.insert(jobInvitations).values({
      id: randomUUID(),
      jobRequestId,
      professionalId,
      createdAt: new Date(),
    });
  return { ada, bob };
}

it('names whom one invited, and the jobs that one was invited to', async () => {
  const { ada } = await invitedBothWays();
  const { told } = await gathered(ada.id);
  const { body } = await service.deps.handover.get(`${told[0]?.data.key}`);
  const rows = (await gatheredIn(await buffer(body)))['invitations.json'];
  expect(rows?.map(({ job, invited }) => [job, invited]).sort()).toEqual([
    ['Ada’s open job', 'Bob Builder'],
    ['Bob’s open job', 'you'],
  ]);
});

describe('an account that was deleted', () => {
  it('leaves no invitation, neither by it nor of it', async () => {
    const { ada } = await invitedBothWays();
    await erase(ada.id);
    const left = await service.sql`
      select from job_invitations invitation join job_requests job on job.id = invitation.job_request_id
      where ${ada.id} in (invitation.professional_id, job.client_id)`;
    expect(left).toHaveLength(0);
  });

  it('leaves neither the name nor the profession of its owner on a gig', async () => {
    const profile = { fullName: 'Zelda Nightjar', profession: 'Knifegrinder' };
    const zelda = await service.person({}, profile);
    await aGigOf(zelda);
    const words = () => service.sql`
      select owner_name, owner_profession, owner_rating from professional_gigs
      where professional_id = ${zelda.id}`;
    const kept = { owner_name: 'Zelda Nightjar', owner_profession: 'Knifegrinder' };
    expect(await words()).toEqual([{ ...kept, owner_rating: null }]);
    await erase(zelda.id);
    for (const row of await words())
      expect(row).toEqual({ owner_name: '', owner_profession: '', owner_rating: null });
  });

  it('leaves no open job and no waiting proposal, and those concerned are told', async () => {
    const { ada, open, bobs, proposed } = await twoWhoWork();
    await erase(ada.id);
    const statusOf = async (id: string) =>
      (await service.db.select().from(jobProposals).where(eq(jobProposals.id, id)))[0]?.status;
    const [job] = await service.db.select().from(jobRequests).where(eq(jobRequests.id, open.id));
    expect(job?.status).toBe('closed');
    expect(await aboutJob(jobClosed.type, open.id)).toHaveLength(1);
    expect(await statusOf(proposed.toOpen.id)).toBe('not_selected');
    expect(await statusOf(proposed.adas.id)).toBe('withdrawn');
    expect(await aboutJob(proposalDeclined.type, bobs.id)).toMatchObject([
      { data: { reason: 'withdrawn', professionalId: ada.id } },
    ]);
    const erased = await service.emitted(accountErased.type);
    expect(erased.filter(({ data }) => data.userId === ada.id)).toHaveLength(1);
  });

  it('takes its words along but for those of agreed work, and every place where it lives', async () => {
    const { ada, bob } = await twoWhoWork();
    await erase(ada.id);
    const jobs = await service.db
      .select()
      .from(jobRequests)
      .where(eq(jobRequests.clientId, ada.id));
    expect(jobs.map(({ title }) => title).sort()).toEqual(['Ada’s filled job', 'Removed']);
    for (const job of jobs)
      expect(job).toMatchObject({ location: null, latitude: null, longitude: null });
    const proposals = await service.db
      .select()
      .from(jobProposals)
      .where(eq(jobProposals.professionalId, ada.id));
    expect(proposals.map(({ message }) => message).sort()).toEqual([
      'Ada was taken.',
      'This was removed with the account.',
    ]);
    const [person] = await service.sql`select full_name, may_act from people where id = ${ada.id}`;
    expect(person).toEqual({ full_name: '', may_act: false });
    const kept = await service.db
      .select()
      .from(jobRequests)
      .where(eq(jobRequests.clientId, bob.id));
    expect(kept.every(({ location }) => location !== null)).toBe(true);
  });

  it('leaves its words in no table, nor in the answers that are kept for repeats', async () => {
    const ada = await service.person();
    const bob = await service.person();
    const { id: jobId } = await aJob(service.db, { clientId: bob.id });
    const headers = () => ({ 'idempotency-key': randomUUID() });
    const said = { title: 'Mend the blue gate', location: '99 Hidden Lane', latitude: 40.123456 };
    const posted = await service.as(ada).call(postJob, {
      body: aPosting({ ...said, longitude: -74.654321 }),
      headers: headers(),
    });
    const proposed = await service.as(ada).call(submitProposal, {
      params: { jobId },
      body: { proposedCostCents: 9_900, message: 'My ladder is the longest.' },
      headers: headers(),
    });
    expect([posted.statusCode, proposed.statusCode]).toEqual([201, 201]);
    const words = [
      'Mend the blue gate',
      '99 Hidden Lane',
      '40.123456',
      'My ladder is the longest.',
    ];
    const kept = async () => {
      const all = await everythingKept(service.sql);
      return words.filter((word) => all.includes(word));
    };
    expect(await kept()).toEqual(words);
    await erase(ada.id);
    expect(await kept()).toEqual([]);
    expect(await service.sql`select from account_turns where account_id = ${ada.id}`).toEqual([]);
  });

  it('ends more than one transaction holds', async () => {
    const ada = await service.person();
    const bob = await service.person();
    for (let jobs = 0; jobs < 120; jobs += 1) await aJob(service.db, { clientId: ada.id });
    for (let proposals = 0; proposals < 60; proposals += 1)
      await aProposal(service.db, {
        by: ada,
        jobRequestId: (await aJob(service.db, { clientId: bob.id })).id,
      });
    await erase(ada.id);
    const [left] = await service.sql`
      select (select count(*)::int from job_requests where client_id = ${ada.id} and status = 'open') as jobs,
             (select count(*)::int from job_proposals
              where professional_id = ${ada.id} and status = 'submitted') as proposals`;
    expect(left).toEqual({ jobs: 0, proposals: 0 });
    const told = await service.sql`
      select xmin::text as transaction, count(*)::int as jobs from outbox
      where type = ${jobClosed.type} and data ->> 'clientId' = ${ada.id} group by 1`;
    expect(told.map(({ jobs }) => jobs).sort((a, b) => a - b)).toEqual([20, 50, 50]);
  });

  it('is forgotten once, however often that is asked for', async () => {
    const { ada } = await twoWhoWork();
    const id = randomUUID();
    await erase(ada.id, id);
    expect(await erase(ada.id, id)).toBe(0);
    const erased = await service.emitted(accountErased.type);
    expect(erased.filter(({ data }) => data.userId === ada.id)).toHaveLength(1);
  });
});
