import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import type { Job } from './job.ts';
import * as Visibility from './job-visibility.ts';

const job = { id: 'job', clientId: 'client', status: 'open', isYouth: false } as Job;
const youthJob = { ...job, isYouth: true };
const closed = { ...job, status: 'closed' } as const;
const visitor = { id: undefined, isChild: false };
const adult = { id: 'adult', isChild: false };
const child = { id: 'child', isChild: true };
const stranger = { hasProposed: false, isOfChild: false };

const refusalOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('a job', () => {
  it.each([
    ['open to a visitor', job, visitor, stranger, 'none'],
    ['for children to a visitor', youthJob, visitor, stranger, 'unauthenticated'],
    ['for children to a child', youthJob, child, stranger, 'none'],
    ['for children to an adult', youthJob, adult, stranger, 'job_not_found'],
    ['for children to a moderator', youthJob, { ...adult, isStaff: true }, stranger, 'none'],
    ['for adults to a child', job, child, stranger, 'job_not_found'],
    [
      'of a child who was taken for an adult',
      job,
      adult,
      { ...stranger, isOfChild: true },
      'job_not_found',
    ],
    ['closed to its client', closed, { id: 'client', isChild: false }, stranger, 'none'],
    ['closed to a proposer', closed, adult, { ...stranger, hasProposed: true }, 'none'],
    ['closed to another person', closed, adult, stranger, 'job_not_found'],
    ['closed to a visitor', closed, visitor, stranger, 'unauthenticated'],
    ['that is not there', undefined, adult, stranger, 'job_not_found'],
  ] as const)('%s', (_what, seen, viewer, standing, refusal) => {
    const code = refusalOf(() => Visibility.requireVisible(seen, viewer, standing));
    expect(code).toBe(refusal);
  });

  it('has an inbox for its client alone', () => {
    expect(refusalOf(() => Visibility.requireOwn(job, { id: 'client' }))).toBe('none');
    expect(refusalOf(() => Visibility.requireOwn(job, { id: 'adult' }))).toBe('job_not_found');
    expect(refusalOf(() => Visibility.requireOwn(undefined, adult))).toBe('job_not_found');
  });

  it('shows its exact place to its client and to whom the client hired', () => {
    const filled = { ...job, hiredProfessionalId: 'hired' };
    const sees = (id: string) => Visibility.seesExactPlace(filled, { id } as Actor);
    expect(['client', 'hired', 'adult'].map(sees)).toEqual([true, true, false]);
    const after = (id: string) =>
      Visibility.seesExactPlace({ ...filled, isHireOver: true }, { id } as Actor);
    expect(['client', 'hired'].map(after)).toEqual([true, false]);
  });

  it('shows what it said before to those who may read it', () => {
    expect(refusalOf(() => Visibility.requireMayReadVersions(true))).toBe('none');
    expect(refusalOf(() => Visibility.requireMayReadVersions(false))).toBe('job_not_found');
  });
});

describe('a search', () => {
  const here = { latitude: 40.7, longitude: -74.1 };

  it.each([
    ['of a child around where it stands', here, child, 'coordinates_of_child'],
    ['of a child without a place', {}, child, 'none'],
    ['of an adult around where they stand', here, adult, 'none'],
  ] as const)('%s', (_what, query, viewer, refusal) => {
    expect(refusalOf(() => Visibility.requireTownOfChild(query, viewer))).toBe(refusal);
  });

  it('around an unknown ZIP code is refused', () => {
    expect(refusalOf(() => Visibility.requireKnownZip(undefined))).toBe('zip_unknown');
    expect(refusalOf(() => Visibility.requireKnownZip(here))).toBe('none');
  });
});
