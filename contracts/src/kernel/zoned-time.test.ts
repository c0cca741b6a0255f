import { describe, expect, it } from 'vitest';
import { clockIn, isUsual, momentIn, momentsOf, nextShown } from './zoned-time.ts';

describe('a time that is typed for a zone [D-73]', () => {
  it.each([
    ['America/Los_Angeles', '2026-12-01T18:00', '2026-12-02T02:00:00.000Z'],
    ['America/New_York', '2026-07-01T18:00', '2026-07-01T22:00:00.000Z'],
    ['UTC', '2026-07-01T00:00', '2026-07-01T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-01T05:30', '2026-07-01T00:00:00.000Z'],
  ])('of %s, %s, is the moment %s, and back', (zone, clock, moment) => {
    expect(momentIn(zone, clock)).toBe(moment);
    expect(clockIn(zone, moment)).toBe(clock);
  });

  it('that a clock shows twice is the first', () => {
    expect(momentIn('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('that a clock shows twice has two moments, and the second can be meant', () => {
    const [zone, clock] = ['America/New_York', '2026-11-01T01:30'];
    const both = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
    expect(momentsOf(zone, clock)).toEqual(both);
    expect(momentIn(zone, clock, true)).toBe(both[1]);
  });

  it.each([
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:30'],
    ['America/New_York', '2026-03-08T01:30', '2026-03-08T01:30'],
  ])('of %s that is skipped, %s, has %s as the next one', (zone, clock, next) => {
    expect(nextShown(zone, clock)).toBe(next);
  });

  it.each([
    '',
    '0002-12-01T18:00',
    '0202-12-01T18:00',
    '1883-11-18T12:01',
    '9999-12-31T23:00',
    '12026-12-01T18:00',
    '275760-09-13T00:00',
  ])('as %j is no moment, and the form stays', (clock) => {
    for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'UTC']) {
      expect(isUsual(clock)).toBe(false);
      expect(momentsOf(zone, clock)).toEqual([]);
      expect(momentIn(zone, clock)).toBe('');
      expect(nextShown(zone, clock)).toBe(clock);
    }
  });

  it.each(['2000-01-01T00:00', '9998-12-31T23:59'])('at the edge, %s, is usual', (clock) => {
    expect(clockIn('UTC', momentIn('UTC', clock))).toBe(clock);
    expect(momentsOf('America/New_York', clock)).toHaveLength(1);
  });

  it('that a clock never shows is the one that it jumps to', () => {
    const moment = momentIn('America/New_York', '2026-03-08T02:30');
    expect(clockIn('America/New_York', moment)).toBe('2026-03-08T03:30');
  });
});
