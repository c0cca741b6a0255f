import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import * as Job from './job.ts';

const now = new Date('2026-11-22T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const client = { id: 'client' } as Actor;
const proposer = { id: 'proposer' } as Actor;
const open = {
  id: 'job',
  clientId: 'client',
  status: 'open',
  hiredProfessionalId: null,
  expiresAt: inDays(10),
  dueAt: inDays(7),
  version: 3,
} as Job.Job;
const none = { hasProposed: false };

describe('an open job', () => {
  it('is closed by its client', () => {
    expect(Job.close(open, client, none, now)).toEqual({ ...open, status: 'closed', version: 4 });
  });

  it('is closed for a client who looks for nobody any more, also after its time', () => {
    const over = { ...open, expiresAt: inDays(-1) };
    expect(Job.closeForClient(over)).toEqual({ ...over, status: 'closed', version: 4 });
  });

  it('is filled with whom its client hires', () => {
    expect(Job.fill(open, client, 'professional', now)).toEqual({
      ...open,
      status: 'filled',
      hiredProfessionalId: 'professional',
      version: 4,
    });
  });

  it('is kept open for thirty days from now, and stays the version that it was', () => {
    expect(Job.extend(open, client, none, now)).toEqual({
      ...open,
      expiresAt: inDays(30),
      dueAt: inDays(27),
    });
  });

  it('is due at its end once that was told', () => {
    expect(Job.passTime(open, inDays(7))).toEqual({ ...open, dueAt: open.expiresAt });
  });

  it('expires at its end', () => {
    expect(Job.passTime(open, open.expiresAt)).toEqual({ ...open, status: 'expired', version: 4 });
  });
});

describe.each([
  ['closing', Job.close],
  ['extending', Job.extend],
])('%s', (_, decide) => {
  it.each(['filled', 'closed', 'expired'] as const)('is refused of a job that is %s', (status) => {
    expect(() => decide({ ...open, status }, client, none, now)).toThrow(
      expect.objectContaining({ code: 'job_not_open' }),
    );
  });

  it('is refused of a job whose time is over, before anybody wrote that down', () => {
    expect(() => decide(open, client, none, open.expiresAt)).toThrow(
      expect.objectContaining({ code: 'job_not_open' }),
    );
  });

  it('is the client’s: who proposed is told so, and others of no job', () => {
    expect(() => decide(open, proposer, { hasProposed: true }, now)).toThrow(
      expect.objectContaining({ code: 'not_your_job' }),
    );
    expect(() => decide(open, proposer, none, now)).toThrow(
      expect.objectContaining({ code: 'job_not_found' }),
    );
  });
});

it('keeps what a youth job said only where its words are others', () => {
  const youth = { ...open, isYouth: true, title: 'Rake leaves' };
  const replaced = (after: Partial<Job.Job>) =>
    Job.replacedBy(youth, { ...youth, ...after, version: 4 }, 'version', now);
  expect(replaced({})).toEqual([]);
  expect(replaced({ title: 'Mow the lawn' })).toMatchObject([{ title: 'Rake leaves' }]);
});

it('lets nobody else be hired while a guardian is asked', () => {
  expect(() => Job.requireNoHireWaiting(true)).toThrow(
    expect.objectContaining({ code: 'job_awaits_guardian' }),
  );
  expect(() => Job.requireNoHireWaiting(false)).not.toThrow();
});
