import type { PublicReview } from '@sidework/contracts/client-services/reviews';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { CardList } from '../../ui/card-list.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Words } from '../../ui/words.tsx';
import classes from './person-reviews.module.css';
import { useReviewsOf } from './use-person.ts';

type Reviewed = Pick<PersonCard, 'id' | 'rating' | 'reviewCount'>;

/** What clients wrote of somebody's work, newest first. */
export function PersonReviews({ person }: { person: Reviewed }) {
  return (
    <section aria-label="Reviews">
      <Stack gap="sm">
        <Words as="h3" isStrong>
          {titleText(person)}
        </Words>
        <Reviews professionalId={person.id} />
      </Stack>
    </section>
  );
}

function Reviews({ professionalId }: { professionalId: string }) {
  const list = useReviewsOf(professionalId);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading reviews" />;
  if (items.length === 0) return <Words tone="soft">No reviews yet.</Words>;
  return (
    <>
      <CardList label="Reviews" items={items}>
        {(review) => <Review review={review} />}
      </CardList>
      <LoadMore list={list} label="Load more reviews" />
    </>
  );
}

function Review({ review }: { review: PublicReview }) {
  return (
    <article className={classes.review}>
      <div className={classes.head}>
        <Stars rating={review.rating} />
        <Words as="span" tone="soft">
          {review.clientFirstName} · <DateText moment={review.createdAt} />
        </Words>
      </div>
      {review.comment && <LongText>{review.comment}</LongText>}
    </article>
  );
}

function titleText({ rating, reviewCount }: Reviewed): string {
  if (rating === null) return 'Reviews';
  const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  return `Reviews: ${rating.toFixed(1)} of 5 stars, ${count}`;
}
