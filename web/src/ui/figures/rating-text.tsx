import { IconStarFilled } from '@tabler/icons-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './rating-text.module.css';

const one = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average of reviews in a line of facts: a star and one decimal. */
export function RatingText({ rating }: { rating: number }) {
  return (
    <span className={classes.rating}>
      <IconStarFilled size={13} aria-hidden className={classes.star} />
      <span aria-hidden>{one.format(rating)}</span>
      <VisuallyHidden>{one.format(rating)} of 5 stars</VisuallyHidden>
    </span>
  );
}
