import { expect, it } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { type Invited, invite } from './invitation.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const open: Pick<Job, 'id' | 'clientId' | 'isYouth' | 'status' | 'expiresAt'> = {
  id: 'job',
  clientId: 'client',
  isYouth: false,
  status: 'open',
  expiresAt: new Date('2026-12-20T12:00:00.000Z'),
};
const bob: Invited = {
  professionalId: 'bob',
  isOnOffer: true,
  hasProposed: false,
  countBefore: 0,
};
const inviting = (job: Partial<Job>, invited: Partial<Invited>) => () =>
  invite('id', { ...open, ...job } as Job, { ...bob, ...invited }, now);

it('names the job, the professional and the moment', () => {
  expect(inviting({}, { countBefore: 19 })()).toEqual({
    id: 'id',
    jobRequestId: 'job',
    professionalId: 'bob',
    createdAt: now,
  });
});

it.each([
  ['a closed job', { status: 'closed' }, {}, 'job_not_open'],
  ['a job whose time is over', { expiresAt: now }, {}, 'job_not_open'],
  ['a youth job', { isYouth: true }, {}, 'youth_job_invites_nobody'],
  ['somebody without a service', {}, { isOnOffer: false }, 'pro_not_found'],
  ['oneself', { clientId: 'bob' }, {}, 'pro_not_found'],
  ['who has proposed', {}, { hasProposed: true }, 'invited_has_proposed'],
  ['the twenty-first', {}, { countBefore: 20 }, 'invited_enough'],
] as const)('is refused for %s', (_, job, invited, code) => {
  expect(inviting(job, invited)).toThrow(expect.objectContaining({ code }));
});
