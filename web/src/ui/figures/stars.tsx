import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';
import { starValues } from './stars-text.ts';

/** A rating that was given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className={classes.stars}>
      {starValues.map((stars) => {
        const Star = stars <= rating ? IconStarFilled : IconStar;
        return <Star key={stars} size={18} aria-hidden />;
      })}
    </span>
  );
}
