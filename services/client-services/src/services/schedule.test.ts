import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import * as Schedule from './schedule.ts';
import type { Service } from './service.ts';

const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const stranger = { id: 'stranger' } as Actor;

/** 8 in the evening of the 20th in New York, 10 in the morning of the 21st in Tokyo. */
const now = new Date('2026-11-21T01:00:00Z');

const service = {
  id: 'service',
  professionalId: 'professional',
  clientId: 'client',
  status: 'in_progress',
  deadline: null,
  deadlineTimeZone: null,
  estimatedCompletionDate: null,
} as Service;

const deadlineOf = (deadline: string | null, timeZone = 'America/New_York') => ({
  deadline,
  timeZone,
});
const estimateOf = (estimatedCompletionDate: string | null, timeZone = 'America/New_York') => ({
  estimatedCompletionDate,
  timeZone,
});

describe('a day of the schedule', () => {
  it.each([
    ['2026-11-20', 'America/New_York', true],
    ['2026-11-19', 'America/New_York', false],
    ['2026-11-21', 'Asia/Tokyo', true],
    ['2026-11-20', 'Asia/Tokyo', false],
    ['2026-11-21', 'UTC', true],
    ['2026-11-20', 'UTC', false],
    ['2027-02-01', 'UTC', true],
  ])('%s in %s is taken from today on: %s [EXT-05, EXT-41, D-51]', (day, timeZone, isTaken) => {
    const setting = [
      () => Schedule.setDeadline(service, deadlineOf(day, timeZone), client, now),
      () => Schedule.setEstimate(service, estimateOf(day, timeZone), professional, now),
    ];
    for (const set of setting)
      if (isTaken) expect(set).not.toThrow();
      else
        expect(set).toThrow(expect.objectContaining({ statusCode: 422, code: 'day_in_the_past' }));
  });

  it('is refused beside its field', () => {
    const fields = (name: string) =>
      expect.objectContaining({ fields: { [name]: 'This day has passed already.' } });
    expect(() => Schedule.setDeadline(service, deadlineOf('2026-01-01'), client, now)).toThrow(
      fields('deadline'),
    );
    expect(() =>
      Schedule.setEstimate(service, estimateOf('2026-01-01'), professional, now),
    ).toThrow(fields('estimatedCompletionDate'));
  });

  it('that has passed meanwhile stays as it is, and can be taken away', () => {
    const late = {
      ...service,
      deadline: '2026-11-01',
      deadlineTimeZone: 'UTC',
      estimatedCompletionDate: '2026-11-01',
    };
    expect(Schedule.setDeadline(late, deadlineOf('2026-11-01', 'UTC'), client, now)).toBe(late);
    expect(Schedule.setEstimate(late, estimateOf('2026-11-01'), professional, now)).toBe(late);
    expect(Schedule.setDeadline(late, deadlineOf(null), client, now)).toMatchObject({
      deadline: null,
      deadlineTimeZone: null,
    });
  });

  it.each([
    ['client', 'deadline', undefined],
    ['professional', 'deadline', { statusCode: 403, message: 'Client sets the deadline' }],
    ['stranger', 'deadline', { statusCode: 404 }],
    ['professional', 'estimate', undefined],
    ['client', 'estimate', { statusCode: 403, code: 'professional_sets_estimate' }],
    ['stranger', 'estimate', { statusCode: 404 }],
  ])('is for one side to set: %s, %s [EXT-06, EXT-07, EXT-08, D-49]', (who, what, refusal) => {
    const by = { client, professional, stranger }[who] as Actor;
    const set = () =>
      what === 'deadline'
        ? Schedule.setDeadline(service, deadlineOf('2026-12-01'), by, now)
        : Schedule.setEstimate(service, estimateOf('2026-12-01'), by, now);
    if (refusal) expect(set).toThrow(expect.objectContaining(refusal));
    else expect(set).not.toThrow();
  });

  it.each(['completed', 'cancelled'] as const)('no longer changes once %s', (status) => {
    const ended = { ...service, status };
    const wrongMoment = expect.objectContaining({ code: 'service_not_in_progress' });
    expect(() => Schedule.setDeadline(ended, deadlineOf('2026-12-01'), client, now)).toThrow(
      wrongMoment,
    );
    expect(() => Schedule.setEstimate(ended, estimateOf('2026-12-01'), professional, now)).toThrow(
      wrongMoment,
    );
  });
});
