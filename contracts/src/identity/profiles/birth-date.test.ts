import { describe, expect, it } from 'vitest';
import { ageOn, isPossibleBirthDate } from './birth-date.ts';

describe('an age', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('of somebody born on %s is on %s %i years', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  it.each([
    ['2026-11-22', false],
    ['2026-11-21', true],
    ['1906-11-21', true],
    ['1905-11-21', false],
  ])('of somebody born on %s may be true: %s', (birthDate, isPossible) => {
    expect(isPossibleBirthDate(birthDate, '2026-11-21')).toBe(isPossible);
  });
});
