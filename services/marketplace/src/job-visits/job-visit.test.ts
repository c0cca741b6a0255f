import { expect, it } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { requireReadable, requireWritable } from './job-visit.ts';

const job = {
  clientId: 'client',
  hiredProfessionalId: 'hired',
  isYouth: false,
  status: 'filled',
} as Job;
const refused = (code: string) => expect.objectContaining({ code });

it.each([
  ['its client', 'client', {}],
  ['whom the client hired', 'hired', {}],
  ['staff', 'staff', { isStaff: true }],
])('is read by %s', (_, id, given) => {
  expect(() => requireReadable(job, { id, isChild: false, ...given }, false)).not.toThrow();
});

it.each([
  ['others', job, { id: 'other', isChild: false }, false],
  ['a visitor', job, { id: undefined, isChild: false }, false],
  ['a child whom the client hired', job, { id: 'hired', isChild: true }, false],
  ['those whom a child hired', job, { id: 'hired', isChild: false }, true],
  [
    'staff, of a youth job',
    { ...job, isYouth: true },
    { id: 's', isChild: false, isStaff: true },
    false,
  ],
  ['anybody, where there is no such job', undefined, { id: 'client', isChild: false }, false],
])('is not read by %s', (_, of, viewer, isClientChild) => {
  expect(() => requireReadable(of as Job, viewer, isClientChild)).toThrow(refused('job_not_found'));
});

it.each([
  ['another', job, 'hired', 'job_not_found'],
  ['the client of a youth job', { ...job, isYouth: true }, 'client', 'visit_of_adults'],
  ['the client of a job that is closed', { ...job, status: 'closed' }, 'client', 'job_not_open'],
])('is not written by %s', (_, of, id, code) => {
  expect(() => requireWritable(of as Job, { id })).toThrow(refused(code));
  expect(() => requireWritable(job, { id: 'client' })).not.toThrow();
});
