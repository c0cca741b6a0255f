import type { Actor } from '@sidework/chassis/http/actor';
import { consentRevoked } from '@sidework/contracts/identity/events';
import {
  approveHire,
  listChildHires,
  refuseHire,
} from '@sidework/contracts/marketplace/child-hires';
import { closeJob } from '@sidework/contracts/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  withdrawProposal,
} from '@sidework/contracts/marketplace/proposals';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { endUnanswered } from './end-unanswered.ts';

const service = testMarketplace();
const kid = { accountType: 'sidework_kids' } as const;

const approvedClient = { fullName: 'Grace Client', avatarUrl: null, profession: 'Baker' };

let child: Actor;
let client: Actor;
let guardian: Actor;
let otherGuardian: Actor;
let other: Actor;
let jobId: string;
let proposalId: string;
let otherProposalId: string;

beforeEach(async () => {
  await service.sql`delete from outbox`;
  client = await service.person({}, approvedClient);
  [guardian, otherGuardian] = [await service.person(), await service.person()];
  const guardianIds = [guardian.id, otherGuardian.id];
  child = await service.person(kid, { fullName: 'Mia K.', guardianIds, permits: ['paid_work'] });
  other = await service.person(kid, { guardianIds, permits: ['paid_work'] });
  jobId = (await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' })).id;
  proposalId = (await aProposal(service.db, { by: child, jobRequestId: jobId })).id;
  otherProposalId = (await aProposal(service.db, { by: other, jobRequestId: jobId })).id;
});

type Decision =
  | typeof acceptProposal
  | typeof approveHire
  | typeof refuseHire
  | typeof declineProposal
  | typeof withdrawProposal;
const ask = (by: Actor, endpoint: Decision, id = proposalId) =>
  service.as(by).call(endpoint as typeof acceptProposal, { params: { proposalId: id } });
const accept = () => ask(client, acceptProposal);
const said = async (reply: ReturnType<typeof ask>) => {
  const { statusCode, json } = await reply;
  return statusCode < 400 ? json().status : `${statusCode} ${json().code}`;
};
const stateOf = async (id: string) =>
  (await service.sql`select status from job_proposals where id = ${id}`)[0]?.status;
const jobState = async () =>
  (await service.sql`select status from job_requests where id = ${jobId}`)[0]?.status;
const told = async (type: `${string}.${string}`) =>
  (await service.emitted(`marketplace.${type}.v1`)).map(({ data }) => data);
const hire = () => ({
  jobId,
  proposalId,
  childId: child.id,
  clientId: client.id,
  proposedCostCents: 9_900,
  guardianIds: [guardian.id, otherGuardian.id],
  title: 'Repair a leaking tap',
});

describe('a client who accepts a child', () => {
  it('asks its guardians, and the job and the other proposals wait [KIDS-12]', async () => {
    expect(await said(accept())).toBe('awaiting_guardian');
    expect(await told('child-hire.requested')).toEqual([
      { ...hire(), waitsUntil: expect.any(String) },
    ]);
    expect(await told('proposal.accepted')).toEqual([]);
    expect([await jobState(), await stateOf(otherProposalId)]).toEqual(['open', 'submitted']);
    expect(await said(ask(client, acceptProposal, otherProposalId))).toBe(
      '409 job_awaits_guardian',
    );
    expect((await told('need.raised')).filter(({ kind }) => kind === 'child_hire')).toEqual([
      expect.objectContaining({ subjectId: proposalId, childId: child.id }),
    ]);
  });

  it('keeps the job from ending meanwhile', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await service.sql`update job_requests set due_at = now(), expires_at = ${soon} where id = ${jobId}`;
    await accept();
    const [job] = await service.sql`
      select expires_at > now() + interval '7 days' as outlasts from job_requests where id = ${jobId}`;
    expect(job?.outlasts).toBe(true);
  });

  it.each([
    ['may not act', 'update people set may_act = false'],
    ['may not work', "update people set permits = array['messaging']"],
  ])('asks nobody for one that %s', async (_, change) => {
    await service.sql.unsafe(`${change} where id = '${child.id}'`);
    expect(await said(accept())).toBe('409 child_may_not_work');
    expect(await stateOf(proposalId)).toBe('submitted');
  });
});

describe('a guardian', () => {
  beforeEach(async () => {
    await accept();
    await service.sql`delete from outbox`;
  });

  it('sees what waits for them, and that they looked is recorded', async () => {
    const { items } = (await service.as(guardian).call(listChildHires)).json();
    expect(items).toEqual([
      expect.objectContaining({
        proposalId,
        jobId,
        title: 'Repair a leaking tap',
        child: { id: child.id, fullName: 'Mia K.' },
        client: expect.objectContaining({ fullName: 'Grace Client' }),
      }),
    ]);
    const looks = await service.sql`
      select actor_id, what from access_log where child_id = ${child.id}`;
    expect(looks).toEqual([{ actor_id: guardian.id, what: 'hires_read' }]);
    for (const stranger of [client, await service.person()])
      expect((await service.as(stranger).call(listChildHires)).json().items).toEqual([]);
  });

  it('completes the hire by one yes', async () => {
    expect(await said(ask(guardian, approveHire))).toBe('accepted');
    expect([await jobState(), await stateOf(otherProposalId)]).toEqual(['filled', 'not_selected']);
    expect(await told('proposal.accepted')).toEqual([
      expect.objectContaining({ proposalId, approvedBy: guardian.id, approvedClient }),
    ]);
    expect(await told('child-hire.approved')).toEqual([
      { ...hire(), waitsUntil: expect.any(String), approvedBy: guardian.id, approvedClient },
    ]);
    expect(await said(ask(otherGuardian, refuseHire))).toBe('409 hire_not_waiting');
  });

  it('agrees to the client as it was when they were asked [D-117]', async () => {
    await service.sql`
      update people set full_name = 'Text Me', profession = 'snap adam' where id = ${client.id}`;
    const { items } = (await service.as(guardian).call(listChildHires)).json();
    expect(items).toMatchObject([{ client: approvedClient }]);
    await ask(guardian, approveHire);
    for (const type of ['proposal.accepted', 'child-hire.approved'] as const)
      expect(await told(type)).toMatchObject([{ approvedClient }]);
  });

  it('declines the proposal by one no, and the job stays open to the others', async () => {
    expect(await said(ask(otherGuardian, refuseHire))).toBe('declined');
    expect([await jobState(), await stateOf(otherProposalId)]).toEqual(['open', 'submitted']);
    expect(await told('child-hire.ended')).toMatchObject([{ ...hire(), reason: 'refused' }]);
    expect(await told('proposal.declined')).toMatchObject([{ proposalId, byGuardian: 'refused' }]);
    expect(await said(ask(client, acceptProposal, otherProposalId))).toBe('awaiting_guardian');
  });

  it('is asked no more once they look after the child no more', async () => {
    await service.sql`update people set guardian_ids = ${[otherGuardian.id]} where id = ${child.id}`;
    expect(await said(ask(guardian, approveHire))).toBe('404 proposal_not_found');
  });

  it.each([
    ['the client', () => client, '403 not_their_guardian'],
    ['the child', () => child, '403 permission_denied'],
    ['a stranger', () => guardianOfNobody, '404 proposal_not_found'],
  ])('is asked, and not %s', async (_, who, answer) => {
    guardianOfNobody = await service.person();
    expect(await said(ask(who(), approveHire))).toBe(answer);
    expect(await said(ask(who(), refuseHire))).toBe(answer);
    expect(await stateOf(proposalId)).toBe('awaiting_guardian');
  });
  let guardianOfNobody: Actor;

  it('who keeps silent for seven days lets it end, once', async () => {
    await endUnanswered(service.deps, new Set());
    expect(await stateOf(proposalId)).toBe('awaiting_guardian');
    await service.sql`update job_proposals set waits_until = now() where id = ${proposalId}`;
    expect(await said(ask(guardian, approveHire))).toBe('409 hire_not_waiting');
    expect(await endUnanswered(service.deps, new Set())).toBe(true);
    expect(await endUnanswered(service.deps, new Set())).toBe(false);
    expect([await stateOf(proposalId), await jobState()]).toEqual(['declined', 'open']);
    expect(await told('child-hire.ended')).toMatchObject([{ reason: 'silent' }]);
  });

  it.each([
    ['the child withdraws', 'withdrawn', () => ask(child, withdrawProposal)],
    ['the client takes it back', 'declined', () => ask(client, declineProposal)],
    [
      'the job is closed',
      'not_selected',
      () => service.as(client).call(closeJob, { params: { jobId } }),
    ],
    [
      'a consent is taken back',
      'withdrawn',
      () => service.receive(consentRevoked, { childId: child.id }, { sequence: 9 }),
    ],
  ])('is asked no more once %s', async (_, reason, end) => {
    await end();
    expect(await stateOf(proposalId)).toBe(reason);
    expect(await told('child-hire.ended')).toMatchObject([{ ...hire(), reason }]);
    expect(await said(ask(guardian, approveHire))).toBe('409 hire_not_waiting');
  });
});
