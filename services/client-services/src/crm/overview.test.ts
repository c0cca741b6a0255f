import { describe, expect, it } from 'vitest';
import { type CrmTotals, lastMonths, overviewOf } from './overview.ts';

const now = new Date('2026-11-21T12:00:00Z');
const totals: CrmTotals = {
  activeServices: 1,
  completedServices: 2,
  revenueCents: 50_000,
  months: [{ month: '2026-10', revenueCents: 50_000 }],
  ratings: [],
};

describe('the months of the overview', () => {
  it('are twelve, up to this one', () => {
    const months = lastMonths('UTC', now);
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-2), months.at(-1)]).toEqual(['2025-12', '2026-10', '2026-11']);
  });

  it('begin where the clock of the professional is', () => {
    const justDecember = new Date('2026-12-01T03:00:00Z');
    expect(lastMonths('UTC', justDecember).at(-1)).toBe('2026-12');
    expect(lastMonths('America/New_York', justDecember).at(-1)).toBe('2026-11');
  });

  it('are all there, also those without money', () => {
    const { revenueByMonth } = overviewOf(totals, 'UTC', now);
    expect(revenueByMonth.map(({ month }) => month)).toEqual(lastMonths('UTC', now));
    expect(revenueByMonth.filter(({ revenueCents }) => revenueCents > 0)).toEqual(totals.months);
  });
});

describe('the rating of the overview', () => {
  it.each([
    ['none without a review', [], 0, null],
    ['that of one review', [[4, 1]], 1, 4],
    [
      'rounded up from the half',
      [
        [4, 19],
        [5, 1],
      ],
      20,
      4.1,
    ],
    [
      'rounded down below the half',
      [
        [4, 24],
        [5, 1],
      ],
      25,
      4,
    ],
  ])('is %s', (_what, counts, reviewCount, averageRating) => {
    const ratings = counts.map(([rating = 0, count = 0]) => ({ rating, count }));
    const overview = overviewOf({ ...totals, ratings }, 'UTC', now);
    expect(overview).toMatchObject({ reviewCount, averageRating });
  });

  it('counts each number of stars, also those that nobody gave', () => {
    const { ratings } = overviewOf({ ...totals, ratings: [{ rating: 4, count: 3 }] }, 'UTC', now);
    const given = ratings.filter(({ count }) => count > 0);
    expect([ratings.length, given]).toEqual([5, [{ rating: 4, count: 3 }]]);
  });
});
