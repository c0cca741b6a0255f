import { describe, expect, it } from 'vitest';
import { reviewClock } from './review-clock.ts';

const submitted = {
  reviewFrom: '2026-11-23T12:00:00.000Z',
  reviewUntil: '2026-11-24T12:00:00.000Z',
};

describe('the clock of a review EDU-23 [D-65]', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '48 h left', 'open'],
    ['2026-11-23T11:59:00Z', '24 h left', 'open'],
    ['2026-11-23T12:00:00Z', '24 h left', 'due'],
    ['2026-11-24T11:30:00Z', 'Less than 1 h left', 'due'],
    ['2026-11-24T15:00:00Z', '3 h late', 'error'],
  ])('at %s says "%s"', (now, text, meaning) => {
    expect(reviewClock(submitted, Date.parse(now))).toEqual({ text, meaning });
  });
});
