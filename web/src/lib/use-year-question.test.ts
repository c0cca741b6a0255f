import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYearQuestion } from './use-year-question.ts';
import { viewersToday } from './viewers-today.ts';

const current = Number(viewersToday().slice(0, 4));
const ask = (known: string[] = []) => renderHook(() => useYearQuestion(known)).result.current;

describe('the question about a year', () => {
  it.each([
    ['recorded', '2021-03-01', false],
    ['recorded', `${current}-12-31`, false],
    ['recorded', `${current + 1}-01-01`, true],
    ['recorded', '2062-03-01', true],
    ['recorded', '1926-03-01', true],
    ['recorded', '2062', true],
    ['issued', `${current - 40}-05-01`, false],
    ['issued', `${current + 1}-05-01`, true],
    ['coming', '2028-02-29', false],
    ['coming', '2072-01-01T10:00', true],
    ['coming', '9999-12-30T10:00', true],
    ['recorded', '', false],
    ['recorded', 'soon', false],
  ] as const)('of what is %s on %s: %s', (years, day, isAsked) => {
    expect(ask()(day, years) !== undefined).toBe(isAsked);
  });

  it('names the year, and is put once', () => {
    const question = ask();
    expect(question('2062-03-01', 'recorded')).toContain('2062 — is that right?');
    expect(question('2062-07-01', 'recorded')).toBeUndefined();
    expect(question('2063-07-01', 'recorded')).toContain('2063');
  });

  it('is not put about what stands there already', () => {
    expect(ask(['2062-03-01'])('2062-05-01', 'recorded')).toBeUndefined();
  });
});
