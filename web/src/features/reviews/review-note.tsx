import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import type { ReviewView } from '@sidework/contracts/client-services/review-view';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stars } from '../../ui/figures/stars.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import classes from './review-note.module.css';

interface Props {
  review: ReviewView;
  heading: ReactNode;
  /** Heading level: one lower inside a card of a list. */
  isInCard?: boolean;
  children?: ReactNode;
}

export function ReviewNote({ review, heading, isInCard = false, children }: Props) {
  const Heading = isInCard ? 'h4' : 'h3';
  return (
    <section className={classes.note}>
      <div className={classes.head}>
        <Heading className={classes.title}>{heading}</Heading>
        <Stars rating={review.rating} />
        <span className={classes.date}>
          <DateText moment={review.createdAt} />
        </span>
      </div>
      {review.isHidden && <p>Our moderators have hidden this review. It counts no more.</p>}
      {review.phrases.length > 0 && (
        <p>{review.phrases.map((phrase) => reviewPhrases[phrase]).join(' · ')}</p>
      )}
      {review.comment && <LongText>{review.comment}</LongText>}
      {review.reply && (
        <section aria-label="Answer">
          <LongText>{`Answer: ${review.reply}`}</LongText>
        </section>
      )}
      {children}
    </section>
  );
}
