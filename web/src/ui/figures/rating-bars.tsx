import { Bars } from './bars.tsx';

/** Reviews by their stars, the best first. */
export function RatingBars({ ratings }: { ratings: { rating: number; count: number }[] }) {
  return (
    <Bars
      label="Reviews by rating"
      whole={ratings.reduce((sum, { count }) => sum + count, 0) || 1}
      bars={ratings.toReversed().map(({ rating, count }) => ({
        label: rating === 1 ? '1 star' : `${rating} stars`,
        value: count,
        text: String(count),
      }))}
    />
  );
}
