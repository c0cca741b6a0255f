import { describe, expect, it } from 'vitest';
import { educationFor, toEducationFact } from './event-hours.ts';

const education = {
  hours: 2.4,
  category: 'accounting' as const,
  subject: 'Ethics',
  approvals: [
    { state: 'New Jersey' as const, number: 'NJ-88', validThrough: '2026-11-20' },
    { state: 'New York' as const, number: 'NY-1', validThrough: '2026-11-19' },
  ],
};
const times = {
  eventDate: new Date('2026-11-21T01:00:00Z'),
  endsAt: new Date('2026-11-21T03:00:00Z'),
};
const timeZone = 'America/New_York';

describe('the hours of an event', () => {
  it('go with those who are checked in, for the states whose approval holds on its day', () => {
    expect(educationFor({ education, timeZone }, times)).toEqual(education);
    expect(toEducationFact({ education, timeZone, ...times })).toEqual({
      hours: 2.4,
      category: 'accounting',
      subject: 'Ethics',
      states: ['New Jersey'],
      completedOn: '2026-11-20',
    });
    expect(toEducationFact({ education: null, timeZone, ...times })).toBeUndefined();
  });

  it.each([
    ['more than it lasts', { education: { ...education, hours: 2.6 } }, 'event_hours_too_many'],
    ['for young people', { education, allowsKids: true }, 'event_hours_of_adults'],
    [
      'after the last approval ended',
      { education: { ...education, approvals: education.approvals.slice(1) } },
      'event_hours_not_approved',
    ],
  ])('are refused: %s', (_case, written, code) => {
    expect(() => educationFor({ ...written, timeZone }, times)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
