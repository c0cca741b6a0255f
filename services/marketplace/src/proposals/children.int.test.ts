import type { Actor } from '@sidework/chassis/http/actor';
import { consentRevoked, profileChanged } from '@sidework/contracts/identity/events';
import {
  acceptProposal,
  getProposal,
  listChildProposals,
  listOwnProposals,
  listProposalsForJob,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const kid = { accountType: 'sidework_kids' } as const;
const submission = { proposedCostCents: 2_000, message: 'I live around the corner.' };

let child: Actor;
let client: Actor;
let guardian: Actor;

beforeEach(async () => {
  await service.sql`delete from outbox`;
  client = await service.person();
  guardian = await service.person();
  child = await service.person(kid, {
    fullName: 'Mia K.',
    permits: ['paid_work'],
    guardianIds: [guardian.id],
  });
});

const aYouthJob = () => aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
const anAdultJob = () => aJob(service.db, { clientId: client.id });

async function propose(by: Actor, job: { id: string }, message = submission.message) {
  const args = { params: { jobId: job.id }, body: { ...submission, message } };
  const reply = await service.as(by).call(submitProposal, args);
  return reply.statusCode === 201 ? 201 : `${reply.statusCode} ${reply.json().code}`;
}

const proposalsOf = ({ id }: Actor) => service.sql<{ status: string }[]>`
  select status from job_proposals where professional_id = ${id} order by id`;

/** Identity's next event of the child. */
const tellOf = (known: { mayAct: boolean; permits: 'paid_work'[] }, sequence: number) =>
  service.receive(
    profileChanged,
    {
      id: child.id,
      fullName: 'Mia K.',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      accountType: 'sidework_kids',
      roles: [],
      completedServicesAsProfessional: 0,
      guardianIds: [guardian.id],
      ...known,
    },
    { sequence },
  );

describe('a child', () => {
  it('proposes on youth jobs and on no others [KIDS-04]', async () => {
    expect(await propose(child, await aYouthJob())).toBe(201);
    expect(await propose(child, await anAdultJob())).toBe('404 job_not_found');
    expect(await proposalsOf(child)).toHaveLength(1);
  });

  it('proposes only with a guardian who agreed to paid work', async () => {
    const kept = await service.person(kid, { permits: ['messaging'] });
    expect(await propose(kept, await aYouthJob())).toBe('403 guardian_does_not_permit');
    expect(await proposalsOf(kept)).toHaveLength(0);
  });

  it('is stopped as soon as it is known that it may not act, whatever its token says [KIDS-12]', async () => {
    expect(await propose(child, await aYouthJob())).toBe(201);
    await tellOf({ mayAct: false, permits: ['paid_work'] }, 2);
    expect(await propose(child, await aYouthJob())).toBe('403 age_verification_required');
    await tellOf({ mayAct: true, permits: ['paid_work'] }, 3);
    expect(await propose(child, await aYouthJob())).toBe(201);
  });

  it.each([
    ['a number', 'I can come. Call me at 973-555-0142.'],
    ['an address', 'I can come. Write to leo.m@mail.example.'],
    ['a street', 'I live at 12 Elm Street and can come.'],
  ])('proposes without %s that it is reached by, and is told so', async (_, message) => {
    const job = await aYouthJob();
    const args = { params: { jobId: job.id }, body: { ...submission, message } };
    const reply = await service.as(child).call(submitProposal, args);
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'contact_in_youth_proposal',
        fields: { message: expect.stringContaining('Please leave out phone numbers') },
      }),
    ]);
    expect(await proposalsOf(child)).toEqual([]);
    expect(await propose(child, job, 'I can come Saturday at 10, for $40.00.')).toBe(201);
  });

  it('proposes as one with the token of the adult it was taken for', async () => {
    const taken = { ...child, accountType: 'gig_worker' } as const;
    expect(await propose(taken, await anAdultJob())).toBe('404 job_not_found');
    expect(await propose(taken, await aYouthJob())).toBe(201);
  });
});

it('an adult tells another how they are reached', async () => {
  const adult = await service.person();
  expect(await propose(adult, await anAdultJob(), 'Call me at 973-555-0142.')).toBe(201);
});

it('no adult proposes on a youth job, and nobody on their own', async () => {
  expect(await propose(await service.person(), await aYouthJob())).toBe('404 job_not_found');
  expect(await propose(client, await aYouthJob())).toBe('422 own_job');
});

describe("a child's proposal", () => {
  let proposal: Awaited<ReturnType<typeof aProposal>>;
  beforeEach(async () => {
    proposal = await aProposal(service.db, { by: child, jobRequestId: (await aYouthJob()).id });
  });

  it('shows its client a first name and an initial, and that a guardian has to approve', async () => {
    const reply = await service
      .as(client)
      .call(listProposalsForJob, { params: { jobId: proposal.jobRequestId } });
    expect(reply.json().items).toEqual([
      expect.objectContaining({
        needsGuardian: true,
        professional: expect.objectContaining({ fullName: 'Mia K.' }),
      }),
    ]);
    const other = await aProposal(service.db, {
      by: guardian,
      jobRequestId: (await anAdultJob()).id,
    });
    const adults = await service.as(client).call(getProposal, { params: { proposalId: other.id } });
    expect(adults.json().needsGuardian).toBe(false);
  });

  it('names the client to the child as the job does: in whole once the hire is approved', async () => {
    await service.sql`update people set full_name = 'Carla Client' where id = ${client.id}`;
    const named = async () => {
      const { items } = (await service.as(child).call(listOwnProposals)).json();
      return items[0].job.client.fullName;
    };
    expect(await named()).toBe('Carla C.');
    await service.sql`
      update job_requests set hired_professional_id = ${child.id}, status = 'filled'
      where id = ${proposal.jobRequestId}`;
    const approved = { fullName: 'Carla Client', avatarUrl: null, profession: null };
    await service.sql`
      update job_proposals set asked_client = ${JSON.stringify(approved)} where id = ${proposal.id}`;
    await service.sql`update people set full_name = 'Text Me' where id = ${client.id}`;
    expect(await named()).toBe('Carla Client');
  });

  it('that was withdrawn is its own alone, by its id as in the list', async () => {
    const args = { params: { proposalId: proposal.id } };
    expect((await service.as(client).call(getProposal, args)).statusCode).toBe(200);
    expect((await service.as(child).call(withdrawProposal, args)).statusCode).toBe(200);
    const read = await service.as(client).call(getProposal, args);
    expect([read.statusCode, read.json().code]).toEqual([404, 'proposal_not_found']);
    expect(read.body).not.toContain('Mia');
    expect((await service.as(child).call(getProposal, args)).json().status).toBe('withdrawn');
  });

  it('is not accepted where nobody knows whether its author is a child', async () => {
    const unknown = { ...child, id: uuidv7() };
    const { id } = await aProposal(service.db, {
      by: unknown,
      jobRequestId: (await aYouthJob()).id,
    });
    const reply = await service.as(client).call(acceptProposal, { params: { proposalId: id } });
    expect(reply.statusCode).toBe(409);
  });
});

describe('once a guardian has taken back their consent', () => {
  const revoke = (sequence: number, id: string = uuidv7()) =>
    service.receive(consentRevoked, { childId: child.id }, { sequence, id });
  const told = () => service.emitted('marketplace.proposal.declined.v1');

  it('what the child proposed is withdrawn, and what was decided stays', async () => {
    const [first, second] = [await aYouthJob(), await aYouthJob()];
    for (const job of [first, second])
      await aProposal(service.db, { by: child, jobRequestId: job.id });
    await aProposal(service.db, {
      by: child,
      jobRequestId: (await aYouthJob()).id,
      status: 'declined',
      decidedAt: new Date(),
    });
    const another = await service.person(kid);
    await aProposal(service.db, { by: another, jobRequestId: first.id });
    const id = uuidv7();
    expect(await revoke(3, id)).toEqual(['acknowledged']);
    await revoke(3, id);
    const states = (await proposalsOf(child)).map(({ status }) => status).sort();
    expect(states).toEqual(['declined', 'withdrawn', 'withdrawn']);
    expect(await proposalsOf(another)).toEqual([{ status: 'submitted' }]);
    const events = await told();
    expect(events).toHaveLength(2);
    for (const { data } of events)
      expect(data).toMatchObject({ reason: 'withdrawn', professionalId: child.id });
  });

  it('nothing is proposed any more, though that it may not act is told later', async () => {
    await revoke(3);
    expect(await propose(child, await aYouthJob())).toBe('403 age_verification_required');
    await tellOf({ mayAct: false, permits: [] }, 2);
    expect(await propose(child, await aYouthJob())).toBe('403 age_verification_required');
  });

  it('what was told before and comes late lets it propose no more', async () => {
    await revoke(12);
    await tellOf({ mayAct: true, permits: ['paid_work'] }, 10);
    expect(await propose(child, await aYouthJob())).toBe('403 age_verification_required');
    await tellOf({ mayAct: false, permits: ['paid_work'] }, 11);
    await tellOf({ mayAct: true, permits: ['paid_work'] }, 9);
    expect(await propose(child, await aYouthJob())).toBe('403 age_verification_required');
    await tellOf({ mayAct: true, permits: ['paid_work'] }, 13);
    expect(await propose(child, await aYouthJob())).toBe(201);
  });

  it('a child that may act again since keeps what it has proposed since', async () => {
    await tellOf({ mayAct: true, permits: ['paid_work'] }, 8);
    const later = new Date(Date.now() + 60_000);
    await aProposal(service.db, { by: child, jobRequestId: (await aYouthJob()).id });
    await aProposal(service.db, {
      by: child,
      jobRequestId: (await aYouthJob()).id,
      createdAt: later,
    });
    await revoke(3);
    expect(await proposalsOf(child)).toEqual([{ status: 'withdrawn' }, { status: 'submitted' }]);
    expect(await propose(child, await aYouthJob())).toBe(201);
  });
});

describe('GET /proposals/children/:childId', () => {
  const read = (by: typeof service.visitor, childId: string = child.id) =>
    by.call(listChildProposals, { params: { childId } });
  const looks = () => service.sql`select * from access_log where child_id = ${child.id}`;

  it('shows guardians what their child proposed, and records that they looked', async () => {
    const { id } = await aProposal(service.db, {
      by: child,
      jobRequestId: (await aYouthJob()).id,
    });
    const reply = await read(service.as(guardian));
    expect(reply.json().items).toEqual([expect.objectContaining({ id })]);
    expect(await looks()).toEqual([
      expect.objectContaining({ actor_id: guardian.id, what: 'proposals_read' }),
    ]);
  });

  it('shows nothing to anybody else, and records nothing', async () => {
    const [stranger, otherChild] = [await service.person(), await service.person(kid)];
    expect((await read(service.visitor)).statusCode).toBe(401);
    expect((await read(service.as(stranger))).statusCode).toBe(404);
    expect((await read(service.as(client))).statusCode).toBe(404);
    expect((await read(service.as(otherChild))).statusCode).toBe(403);
    expect((await read(service.as(guardian), otherChild.id)).statusCode).toBe(404);
    expect((await read(service.as(guardian), uuidv7())).statusCode).toBe(404);
    expect((await read(service.as(guardian), 'no-id')).statusCode).toBe(404);
    expect(await looks()).toEqual([]);
  });
});
