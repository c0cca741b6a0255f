import { describe, expect, it } from 'vitest';
import { clockText, eventTimeText, viewerTimeText } from './event-times.ts';

const [startsAt, endsAt] = ['2026-12-02T02:00:00Z', '2026-12-02T04:00:00Z'];

describe('the time of an event [D-73]', () => {
  it('is told by the clock of its place', () => {
    expect(eventTimeText(startsAt, endsAt, 'America/Los_Angeles')).toBe(
      'Tue, Dec 1, 2026, 6:00 PM to 8:00 PM PST',
    );
    expect(eventTimeText(startsAt, '2026-12-03T04:00:00Z', 'America/Los_Angeles')).toBe(
      'Tue, Dec 1, 2026, 6:00 PM to Wed, Dec 2, 2026, 8:00 PM PST',
    );
  });

  it.each([
    ['2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z', '12:30 AM EDT to 2:30 AM EST'],
    ['2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z', '1:30 AM EST to 3:30 AM EDT'],
  ])('from %s to %s names both sides of a change of the clocks', (from, to, told) => {
    expect(eventTimeText(from, to, 'America/New_York')).toMatch(new RegExp(`, ${told}$`));
  });

  it('has an hour by the clock of its place', () => {
    expect(clockText(startsAt, 'America/Los_Angeles')).toBe('6:00 PM PST');
  });

  it('is told by the clock of the viewer too, where it is another', () => {
    expect(viewerTimeText(startsAt, 'America/Los_Angeles', 'America/New_York')).toBe(
      '9:00 PM your time',
    );
    expect(viewerTimeText(startsAt, 'America/Los_Angeles', 'Europe/Berlin')).toBe(
      'Wed, Dec 2, 2026, 3:00 AM your time',
    );
    expect(viewerTimeText(startsAt, 'America/Los_Angeles', 'America/Los_Angeles')).toBe(undefined);
  });
});
