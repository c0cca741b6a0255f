import type { CrmOverview } from '@sidework/contracts/client-services/crm';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { everyRating } from '../reviews/review.ts';

/** The figures of one professional's work, as the database sums them up. */
export interface CrmTotals {
  activeServices: number;
  completedServices: number;
  revenueCents: number;
  months: { month: string; revenueCents: number }[];
  ratings: RatingCounts;
}

const monthCount = 12;

/** The sums with each month and each rating that had none. */
export function overviewOf(
  { months, ratings, ...sums }: CrmTotals,
  zone: string,
  now: Date,
): CrmOverview {
  const counts = everyRating(ratings);
  const reviewCount = counts.reduce((all, { count }) => all + count, 0);
  const total = counts.reduce((all, { rating, count }) => all + rating * count, 0);
  return {
    ...sums,
    reviewCount,
    // Half up to one decimal, on whole numbers so that no float decides.
    averageRating:
      reviewCount === 0 ? null : Math.floor((20 * total + reviewCount) / (2 * reviewCount)) / 10,
    revenueByMonth: lastMonths(zone, now).map((month) => ({
      month,
      revenueCents: months.find((each) => each.month === month)?.revenueCents ?? 0,
    })),
    ratings: counts,
  };
}

/** Twelve months up to this one in the zone, as `2026-11`. */
export function lastMonths(zone: string, now: Date): string[] {
  const [year = 0, month = 1] = dayIn(zone, now).split('-').map(Number);
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  );
}
