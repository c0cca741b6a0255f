import type { ReviewView } from '@sidework/contracts/client-services/review-view';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Stars } from '../../ui/stars.tsx';
import classes from './review-note.module.css';

interface Props {
  review: ReviewView;
  heading: ReactNode;
  children?: ReactNode;
}

/** What the client wrote of the work. */
export function ReviewNote({ review, heading, children }: Props) {
  return (
    <section className={classes.note}>
      <div className={classes.head}>
        <h3 className={classes.title}>{heading}</h3>
        <Stars rating={review.rating} />
        <span className={classes.date}>
          <DateText moment={review.createdAt} />
        </span>
      </div>
      {review.isHidden && <p>Our moderators have hidden this review. It counts no more.</p>}
      {review.comment && <LongText>{review.comment}</LongText>}
      {children}
    </section>
  );
}
