import type { Actor } from '@sidework/chassis/http/actor';
import { needMet } from '@sidework/contracts/marketplace/events';
import {
  acceptProposal,
  declineProposal,
  getProposal,
  listOwnProposals,
  listProposalsForJob,
  type ProposalSubmission,
  type ProposalView,
  submitProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();

let client: Actor;
let professional: Actor;

beforeEach(async () => {
  await service.sql`delete from outbox`;
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person(
    {},
    { fullName: 'Pat Plumber', profession: 'Plumber', completedServicesAsProfessional: 7 },
  );
});

const submission: ProposalSubmission = {
  proposedCostCents: 9_900,
  message: 'I can come tomorrow morning.',
};
const anOpenJob = () => aJob(service.db, { clientId: client.id });
const types = async () => (await service.emitted()).map((event) => event.type);

describe('POST /jobs/:jobId/proposals', () => {
  const propose = (by: Actor, jobId: string, body: object = submission) =>
    service.as(by).call(submitProposal, { params: { jobId }, body });

  it('stores the proposal of the caller [JOBS-53, JOBS-56]', async () => {
    const job = await anOpenJob();
    const reply = await propose(professional, job.id);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      ...submission,
      status: 'submitted',
      jobRequestId: job.id,
    });
    const [row] = await service.sql`select * from job_proposals where id = ${reply.json().id}`;
    expect(row).toMatchObject({
      job_request_id: job.id,
      professional_id: professional.id,
      proposed_cost_cents: 9_900,
      message: submission.message,
    });
    expect(await types()).toEqual([
      'marketplace.proposal.submitted.v1',
      'marketplace.need.raised.v1',
    ]);
  });

  it('refuses a visitor [JOBS-55, SEC-11]', async () => {
    const job = await anOpenJob();
    const args = { params: { jobId: job.id }, body: submission };
    expect((await service.visitor.call(submitProposal, args)).statusCode).toBe(401);
  });

  const bounds: [string, object, string, string | null][] = [
    [
      'a cost of 0 [JOBS-50]',
      { proposedCostCents: 0 },
      'proposedCostCents',
      'Proposed cost must be greater than 0',
    ],
    [
      'a negative cost [JOBS-50]',
      { proposedCostCents: -5 },
      'proposedCostCents',
      'Proposed cost must be greater than 0',
    ],
    ['a cost of one cent [JOBS-50]', { proposedCostCents: 1 }, 'proposedCostCents', null],
    [
      'a cost with half a cent',
      { proposedCostCents: 0.5 },
      'proposedCostCents',
      'Proposed cost must be an amount in cents',
    ],
    [
      '9 characters of message [JOBS-51]',
      { message: 'x'.repeat(9) },
      'message',
      'Message must be at least 10 characters',
    ],
    ['10 characters of message [JOBS-51]', { message: 'x'.repeat(10) }, 'message', null],
    ['1000 characters of message [JOBS-52]', { message: 'x'.repeat(1000) }, 'message', null],
    [
      '1001 characters of message [JOBS-52]',
      { message: 'x'.repeat(1001) },
      'message',
      'Message must be less than 1000 characters',
    ],
    ['a field nobody knows', { colour: 'red' }, 'colour', 'This field is not known here.'],
  ];
  it.each(bounds)('takes or refuses %s', async (_case, change, field, text) => {
    const reply = await propose(professional, (await anOpenJob()).id, { ...submission, ...change });
    expect(reply.statusCode).toBe(text === null ? 201 : 400);
    expect(reply.json().fields?.[field] ?? null).toBe(text);
  });

  it('refuses the own job, a second proposal, a job not open, an unknown job [D-21]', async () => {
    const job = await anOpenJob();
    const own = await propose(client, job.id);
    expect([own.statusCode, own.json().code]).toEqual([422, 'own_job']);
    await propose(professional, job.id);
    const second = await propose(professional, job.id);
    expect([second.statusCode, second.json().message]).toEqual([409, 'This entry already exists']);
    const closed = await aJob(service.db, { clientId: client.id, status: 'closed' });
    expect((await propose(professional, closed.id)).json().code).toBe('job_not_open');
    expect((await propose(professional, uuidv7())).statusCode).toBe(404);
    expect((await propose(professional, 'no-id')).statusCode).toBe(404);
  });

  it('takes what the server sets only as the server sets it', async () => {
    const job = await anOpenJob();
    const extra = (fields: object) => propose(professional, job.id, { ...submission, ...fields });
    expect((await extra({ professionalId: client.id })).statusCode).toBe(403);
    expect((await extra({ jobRequestId: uuidv7() })).statusCode).toBe(422);
    expect((await extra({ status: 'accepted' })).statusCode).toBe(422);
    const same = { professionalId: professional.id, jobRequestId: job.id, status: 'submitted' };
    expect((await extra(same)).statusCode).toBe(201);
  });

  it('lets one of two racing clicks through', async () => {
    const job = await anOpenJob();
    const replies = await Promise.all([1, 2].map(() => propose(professional, job.id)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
  });

  it('refuses who may not act', async () => {
    const held = await service.person({}, { mayAct: false });
    expect((await propose(held, (await anOpenJob()).id)).statusCode).toBe(403);
  });
});

describe('the proposals of a job', () => {
  it('are shown to its client with name, profession and completed count, and to nobody else', async () => {
    const job = await anOpenJob();
    const other = await service.person();
    await aProposal(service.db, { by: professional, jobRequestId: job.id });
    await aProposal(service.db, { by: other, jobRequestId: job.id, createdAt: new Date(0) });
    const args = { params: { jobId: job.id } };
    const list = await service.as(client).call(listProposalsForJob, args);
    expect(list.json().items).toHaveLength(2);
    expect(list.json().items[0]).toMatchObject({
      proposedCostCents: 9_900,
      message: 'I can come tomorrow morning.',
      professional: {
        fullName: 'Pat Plumber',
        profession: 'Plumber',
        completedServicesAsProfessional: 7,
      },
    });
    expect((await service.as(professional).call(listProposalsForJob, args)).statusCode).toBe(404);
    expect((await service.as(other).call(listProposalsForJob, args)).statusCode).toBe(404);
    expect((await service.visitor.call(listProposalsForJob, args)).statusCode).toBe(401);
  });

  it('are read one by one by the two they concern', async () => {
    const job = await anOpenJob();
    const { id } = await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const bidder = await service.person();
    await aProposal(service.db, { by: bidder, jobRequestId: job.id });
    const readBy = async (caller: typeof service.visitor, proposalId: string = id) =>
      (await caller.call(getProposal, { params: { proposalId } })).statusCode;
    expect(await readBy(service.as(client))).toBe(200);
    expect(await readBy(service.as(professional))).toBe(200);
    expect(await readBy(service.as(bidder))).toBe(404);
    expect(await readBy(service.as(client), uuidv7())).toBe(404);
    expect(await readBy(service.as(client), 'no-id')).toBe(404);
    expect(await readBy(service.visitor)).toBe(401);
  });

  it('are listed by their author, newest first, in pages', async () => {
    for (const minute of [1, 2, 3]) {
      const job = await aJob(service.db, { title: `job ${minute}` });
      const createdAt = new Date(Date.UTC(2026, 10, 1, 10, minute));
      await aProposal(service.db, { by: professional, jobRequestId: job.id, createdAt });
    }
    const mine = service.as(professional);
    const first = await mine.call(listOwnProposals, { query: { limit: 2 } });
    const cursor = first.json().nextCursor;
    const second = await mine.call(listOwnProposals, { query: { limit: 2, cursor } });
    const shown = [...first.json().items, ...second.json().items];
    expect(shown.map(({ job }: ProposalView) => job.title)).toEqual(['job 3', 'job 2', 'job 1']);
    expect(second.json().nextCursor).toBeNull();
    expect((await service.as(client).call(listOwnProposals)).json().items).toEqual([]);
    expect((await service.visitor.call(listOwnProposals)).statusCode).toBe(401);
  });
});

describe('the job of a proposal', () => {
  it('says for whom, for how much and where it is', async () => {
    const known = await service.person({}, { fullName: 'Carla Client' });
    const told = { location: 'Austin, TX', budgetMinCents: 5_000, budgetMaxCents: 12_000 };
    const job = await aJob(service.db, { clientId: known.id, ...told });
    await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const { items } = (await service.as(professional).call(listOwnProposals)).json();
    expect(items[0].job).toMatchObject({
      ...told,
      client: { id: known.id, fullName: 'Carla Client' },
    });
  });

  it('names no client that nobody knows of here yet', async () => {
    const job = await aJob(service.db, { clientId: uuidv7() });
    await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const { items } = (await service.as(professional).call(listOwnProposals)).json();
    expect(items[0].job.client).toBeNull();
  });
});

describe('POST /proposals/:proposalId/accept', () => {
  const accept = (by: Actor, proposalId: string, headers = {}) =>
    service.as(by).call(acceptProposal, { params: { proposalId }, headers });

  it('hires: this one accepted, the others not selected, the job filled, each told', async () => {
    const job = await anOpenJob();
    const chosen = await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const passedOver = await aProposal(service.db, {
      by: await service.person(),
      jobRequestId: job.id,
    });
    const reply = await accept(client, chosen.id);

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ status: 'accepted', job: { status: 'filled' } });
    const [other] = await service.sql`select status from job_proposals where id = ${passedOver.id}`;
    expect(other?.status).toBe('not_selected');
    const [filled] = await service.sql`select * from job_requests where id = ${job.id}`;
    expect(filled).toMatchObject({ status: 'filled', hired_professional_id: professional.id });
    const events = (await service.emitted()).filter(({ type }) => type !== needMet.type);
    expect(events.map((event) => event.type)).toEqual([
      'marketplace.proposal.accepted.v1',
      'marketplace.proposal.declined.v1',
    ]);
    expect(events[0]?.data).toMatchObject({
      proposalId: chosen.id,
      clientId: client.id,
      professionalId: professional.id,
      title: job.title,
      description: job.description,
      proposedCostCents: 9_900,
    });
    expect(events[1]?.data).toMatchObject({ proposalId: passedOver.id, reason: 'not_selected' });
    expect(events.map((event) => event.sequence)).toEqual([1, 2]);
  });

  it('lets one of two racing clicks through', async () => {
    const { id } = await aProposal(service.db, {
      by: professional,
      jobRequestId: (await anOpenJob()).id,
    });
    const replies = await Promise.all([1, 2].map(() => accept(client, id)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect((await types()).filter((type) => type.includes('accepted'))).toHaveLength(1);
  });

  it('hires one where two proposals are accepted at once', async () => {
    const job = await anOpenJob();
    const ids = [];
    for (const by of [professional, await service.person(), await service.person()])
      ids.push((await aProposal(service.db, { by, jobRequestId: job.id })).id);
    const replies = await Promise.all(ids.map((id) => accept(client, id)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    const states = await service.sql`
      select status from job_proposals where job_request_id = ${job.id} order by status`;
    expect(states.map(({ status }) => status)).toEqual([
      'accepted',
      'not_selected',
      'not_selected',
    ]);
  });

  it('gives a repeat with the same Idempotency-Key the first answer', async () => {
    const { id } = await aProposal(service.db, {
      by: professional,
      jobRequestId: (await anOpenJob()).id,
    });
    const headers = { 'idempotency-key': uuidv7() };
    const first = await accept(client, id, headers);
    const again = await accept(client, id, headers);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await types()).filter((type) => type.includes('accepted'))).toHaveLength(1);
  });
});

describe.each([
  ['accept', acceptProposal],
  ['decline', declineProposal],
])('POST /proposals/:proposalId/%s', (_name, endpoint) => {
  it("is the job's client's alone, and only while the proposal waits", async () => {
    const job = await anOpenJob();
    const { id } = await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const by = async (caller: typeof service.visitor, proposalId: string = id) =>
      (await caller.call(endpoint, { params: { proposalId } })).statusCode;
    expect(await by(service.visitor)).toBe(401);
    expect(await by(service.as(await service.person()))).toBe(404);
    expect(await by(service.as(professional))).toBe(403);
    expect(await by(service.as(client), uuidv7())).toBe(404);
    expect(await by(service.as(client), 'no-id')).toBe(404);
    expect(await by(service.as(client))).toBe(200);
    expect(await by(service.as(client))).toBe(409);
  });
});

describe('POST /proposals/:proposalId/decline', () => {
  it('declines one and leaves the job open', async () => {
    const job = await anOpenJob();
    const { id } = await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const reply = await service.as(client).call(declineProposal, { params: { proposalId: id } });
    expect(reply.json()).toMatchObject({ status: 'declined', job: { status: 'open' } });
    const [event] = await service.emitted('marketplace.proposal.declined.v1');
    expect(event?.data).toMatchObject({ proposalId: id, reason: 'declined' });
  });
});

describe('POST /proposals/:proposalId/withdraw', () => {
  it('is open to who may no longer act, as declining is not', async () => {
    const held = { mayAct: false };
    const [heldClient, heldAuthor] = [
      await service.person({}, held),
      await service.person({}, held),
    ];
    const job = await aJob(service.db, { clientId: heldClient.id });
    const { id } = await aProposal(service.db, { by: heldAuthor, jobRequestId: job.id });
    const params = { proposalId: id };
    expect((await service.as(heldClient).call(declineProposal, { params })).statusCode).toBe(403);
    expect((await service.as(heldAuthor).call(withdrawProposal, { params })).statusCode).toBe(200);
  });

  it('is its author’s alone, and only while it waits', async () => {
    const job = await anOpenJob();
    const { id } = await aProposal(service.db, { by: professional, jobRequestId: job.id });
    const by = async (caller: typeof service.visitor, proposalId: string = id) =>
      (await caller.call(withdrawProposal, { params: { proposalId } })).statusCode;
    expect(await by(service.visitor)).toBe(401);
    expect(await by(service.as(await service.person()))).toBe(404);
    expect(await by(service.as(client))).toBe(403);
    expect(await by(service.as(professional), uuidv7())).toBe(404);
    expect(await by(service.as(professional))).toBe(200);
    expect(await by(service.as(professional))).toBe(409);
    const inbox = await service.as(client).call(listProposalsForJob, { params: { jobId: job.id } });
    expect(inbox.json().items).toEqual([]);
  });
});
