import { describe, expect, it } from 'vitest';
import { noFilters, readFilters, searchOf, writeFilters } from './job-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in an address', () => {
  it('are none where it says nothing', () => {
    expect(read('')).toEqual(noFilters);
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('come back as they were written', () => {
    const filters = {
      search: 'apple trees',
      category: 'landscaping',
      near: '07102',
      withinMiles: 25,
      placedOnly: true,
      sort: 'nearest' as const,
      pays: '250',
      days: '7',
    };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  const distances = [
    { said: '5', meant: 5 },
    { said: '100', meant: 100 },
    { said: '0', meant: 50 },
    { said: '105', meant: 50 },
    { said: '12', meant: 50 },
    { said: 'far', meant: 50 },
    { said: '', meant: 50 },
  ];
  it.each(distances)('take "$said" miles for $meant', ({ said, meant }) => {
    expect(read(`withinMiles=${said}`).withinMiles).toBe(meant);
  });

  it('pass over a category that there is not', () => {
    expect(read('category=Plumbing').category).toBe('');
    expect(read('category=plumbing').category).toBe('plumbing');
  });

  it('pass over a town that has no ZIP code', () => {
    expect(read('near=Newark').near).toBe('');
  });

  it('pass over a budget and an age that are not offered', () => {
    expect(read('pays=12&days=400')).toEqual(noFilters);
  });

  it('take an order nobody knows for the newest first', () => {
    expect(read('sort=cheapest').sort).toBe('newest');
  });
});

describe('the question to the server', () => {
  it('has the budget in cents, and the age in days', () => {
    expect(searchOf({ ...noFilters, pays: '250', days: '7' }, undefined)).toEqual({
      minBudgetCents: 25_000,
      postedWithinDays: 7,
    });
  });

  it('leaves distance out while the place is unknown', () => {
    const filters = { ...noFilters, withinMiles: 25, sort: 'nearest' as const, placedOnly: true };
    expect(searchOf(filters, undefined)).toEqual({});
  });

  it('trims the words, and leaves blank ones out', () => {
    expect(searchOf({ ...noFilters, search: ' tap ' }, undefined)).toEqual({ search: 'tap' });
    expect(searchOf({ ...noFilters, search: '  ' }, undefined)).toEqual({});
  });
});
