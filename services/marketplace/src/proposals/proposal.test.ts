import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import type { Job } from '../jobs/job.ts';
import * as Proposal from './proposal.ts';
import * as ChildHire from './proposal-child-hire.ts';

const now = new Date('2026-11-22T10:00:00Z');
const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const stranger = { id: 'stranger' } as Actor;
const job = { id: 'job', clientId: 'client', isYouth: false } as Job;
const submitted = {
  id: 'proposal',
  jobRequestId: 'job',
  professionalId: 'professional',
  status: 'submitted',
  decidedAt: null,
  version: 3,
} as Proposal.Proposal;

const hire = (proposal: Proposal.Proposal) =>
  Proposal.accept(proposal, job, { by: client, ofChild: false }, now);

const transitions = [
  ['accepted', hire],
  ['declined', (proposal: Proposal.Proposal) => Proposal.decline(proposal, job, client, now)],
  [
    'withdrawn',
    (proposal: Proposal.Proposal) => Proposal.withdraw(proposal, job, professional, now),
  ],
  ['withdrawn', (proposal: Proposal.Proposal) => Proposal.withdrawForAuthor(proposal, now)],
  ['not_selected', (proposal: Proposal.Proposal) => Proposal.reject(proposal, now)],
] as const;

describe.each(transitions)('a proposal that is %s', (status, decide) => {
  it('says so, since when, and is another version', () => {
    expect(decide(submitted)).toEqual({ ...submitted, status, decidedAt: now, version: 4 });
  });

  it.each(['accepted', 'declined', 'not_selected', 'withdrawn'] as const)(
    'cannot be %s already',
    (before) => {
      const decided = { ...submitted, status: before, decidedAt: now };
      expect(() => decide(decided)).toThrow(expect.objectContaining({ code: 'proposal_not_open' }));
    },
  );
});

describe('who decides', () => {
  it.each([
    ['accepting', () => Proposal.accept(submitted, job, { by: professional, ofChild: false }, now)],
    ['declining', () => Proposal.decline(submitted, job, professional, now)],
  ])('%s is the client’s', (_, decide) => {
    expect(decide).toThrow(expect.objectContaining({ code: 'not_your_job' }));
  });

  it('withdrawing is the author’s', () => {
    expect(() => Proposal.withdraw(submitted, job, client, now)).toThrow(
      expect.objectContaining({ code: 'not_your_proposal' }),
    );
  });

  it('strangers are told of no proposal', () => {
    expect(() => Proposal.decline(submitted, job, stranger, now)).toThrow(
      expect.objectContaining({ code: 'proposal_not_found' }),
    );
  });

  it('a child is hired only where its guardian approves', () => {
    expect(() => Proposal.accept(submitted, job, { by: client, ofChild: true }, now)).toThrow(
      expect.objectContaining({ code: 'guardian_approval_needed' }),
    );
  });
});

describe('the hire of a child', () => {
  const guardian = { id: 'guardian' } as Actor;
  const youthJob = {
    ...job,
    status: 'open',
    isYouth: true,
    expiresAt: new Date('2026-12-01'),
  } as Job;
  const byGuardian = { by: guardian, guardianIds: ['guardian', 'other guardian'] };
  const askedClient = { fullName: 'Grace Client', avatarUrl: null, profession: null };
  const asked = ChildHire.askGuardian(submitted, youthJob, { by: client, askedClient }, now);

  it('waits seven days for a guardian, undecided', () => {
    expect(asked).toEqual({
      ...submitted,
      status: 'awaiting_guardian',
      waitsUntil: new Date('2026-11-29T10:00:00Z'),
      askedClient,
      version: 4,
    });
  });

  it.each([
    [
      'asked by its client',
      () => ChildHire.askGuardian(submitted, youthJob, { by: professional, askedClient }, now),
      'not_your_job',
    ],
    [
      'asked once',
      () => ChildHire.askGuardian(asked, youthJob, { by: client, askedClient }, now),
      'proposal_not_open',
    ],
    [
      'approved by a guardian, not by the client',
      () => ChildHire.approve(asked, youthJob, { ...byGuardian, by: client }, now),
      'not_their_guardian',
    ],
    [
      'approved by no stranger',
      () => ChildHire.approve(asked, youthJob, { ...byGuardian, by: stranger }, now),
      'proposal_not_found',
    ],
    [
      'approved in time',
      () => ChildHire.approve(asked, youthJob, byGuardian, new Date('2026-11-29T10:00:00Z')),
      'hire_not_waiting',
    ],
    [
      'refused while it waits',
      () => ChildHire.refuse(submitted, youthJob, byGuardian, now),
      'hire_not_waiting',
    ],
  ])('is %s', (_, decide, code) => {
    expect(decide).toThrow(expect.objectContaining({ code }));
  });

  it('is completed by one yes, and ended by one no or by silence', () => {
    expect(ChildHire.approve(asked, youthJob, byGuardian, now).status).toBe('accepted');
    expect(ChildHire.refuse(asked, youthJob, byGuardian, now).status).toBe('declined');
    expect(ChildHire.endUnanswered(asked, now).status).toBe('declined');
  });
});
