import { expect, it } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { isLookOfStaff, requireDaysAhead, requireReadable, requireWritable } from './job-visit.ts';

const job = {
  clientId: 'client',
  hiredProfessionalId: 'hired',
  isYouth: false,
  status: 'filled',
} as Job;
const known = { isClientChild: false, isHireOver: false };
const refused = (code: string) => expect.objectContaining({ code });

it.each([
  ['its client', 'client', {}],
  ['whom the client hired', 'hired', {}],
  ['staff', 'staff', { isStaff: true }],
])('is read by %s', (_, id, given) => {
  expect(() => requireReadable(job, { id, isChild: false, ...given }, known)).not.toThrow();
});

it.each([
  ['others', job, { id: 'other', isChild: false }, {}],
  ['a visitor', job, { id: undefined, isChild: false }, {}],
  ['a child whom the client hired', job, { id: 'hired', isChild: true }, {}],
  ['those whom a child hired', job, { id: 'hired', isChild: false }, { isClientChild: true }],
  [
    'whom the client hired, once the work ended',
    job,
    { id: 'hired', isChild: false },
    { isHireOver: true },
  ],
  [
    'staff, of a youth job',
    { ...job, isYouth: true },
    { id: 's', isChild: false, isStaff: true },
    {},
  ],
  ['anybody, where there is no such job', undefined, { id: 'client', isChild: false }, {}],
])('is not read by %s', (_, of, viewer, given) => {
  expect(() => requireReadable(of as Job, viewer, { ...known, ...given })).toThrow(
    refused('job_not_found'),
  );
});

it.each([
  ['another', job, 'hired', 'job_not_found'],
  ['the client of a youth job', { ...job, isYouth: true }, 'client', 'visit_of_adults'],
  ['the client of a job that is closed', { ...job, status: 'closed' }, 'client', 'job_not_open'],
])('is not written by %s', (_, of, id, code) => {
  expect(() => requireWritable(of as Job, { id })).toThrow(refused(code));
  expect(() => requireWritable(job, { id: 'client' })).not.toThrow();
});

it.each([
  ['client', false],
  ['hired', false],
  ['staff', true],
])('is a look of staff where %s reads it: %s', (id, isLook) => {
  expect(isLookOfStaff(job, { id, isChild: false })).toBe(isLook);
});

it.each([
  ['yesterday', ['2026-03-09'], false],
  ['yesterday, which was wanted before', ['2026-03-08'], true],
  ['today', ['2026-03-10'], true],
  ['a day to come', ['2026-03-11'], true],
])('has wanted days that are not past: %s', (_, wanted, isGood) => {
  const set = () => requireDaysAhead(wanted, ['2026-03-08'], new Date('2026-03-10T12:00:00Z'));
  if (isGood) expect(set).not.toThrow();
  else expect(set).toThrow(refused('wanted_day_past'));
});

it('has a day that still is today somewhere', () => {
  const set = (now: string) => requireDaysAhead(['2026-03-09'], [], new Date(now));
  expect(() => set('2026-03-10T11:59:00Z')).not.toThrow();
  expect(() => set('2026-03-10T12:01:00Z')).toThrow(refused('wanted_day_past'));
});
