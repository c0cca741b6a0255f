import { describe, expect, it } from 'vitest';
import { formatBudget, formatCents, parseDollars } from './money.ts';

describe('money', () => {
  it('shows cents in USD with two decimals [CONST-04]', () => {
    expect(formatCents(123450)).toBe('$1,234.50');
    expect(formatCents(0)).toBe('$0.00');
  });

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['$1,234.56', 123456],
    ['0.29', 29],
    ['.5', 50],
    ['-3', -300],
    ['8.', 800],
    ['$1,200.50', 120050],
    ['1,200', 120000],
    ['  75  ', 7500],
    ['$ 75', 7500],
    ['1.200,50', undefined],
    ['12,50', undefined],
    ['1 200.50', undefined],
    ['US$40', undefined],
    ['40 USD', undefined],
    ['€40', undefined],
    ['(40.00)', undefined],
    ['−40', undefined],
    ['٤٠', undefined],
    ['4e2', undefined],
    ['0.001', undefined],
    ['1,20,000', undefined],
    ['1,23', undefined],
    ['1.234', undefined],
    ['', undefined],
    ['.', undefined],
    ['ten', undefined],
  ])('reads %j as %j cents', (typed, cents) => {
    expect(parseDollars(typed)).toBe(cents);
  });
});

describe('the budget of a job', () => {
  it('reads "Budget not specified" without bounds [JOBS-23, CONST-07]', () => {
    expect(formatBudget(null, null)).toBe('Budget not specified');
  });
  it('reads "From $x" with only a minimum [JOBS-24, CONST-07]', () => {
    expect(formatBudget(5000, null)).toBe('From $50.00');
  });
  it('reads "Up to $x" with only a maximum [JOBS-25, CONST-07]', () => {
    expect(formatBudget(null, 12345)).toBe('Up to $123.45');
  });
  it('reads "$a - $b" with both [D-24]', () => {
    expect(formatBudget(5000, 5000)).toBe('$50.00 - $50.00');
  });
});
