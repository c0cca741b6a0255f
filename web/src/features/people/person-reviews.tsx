import type { PublicReview } from '@sidework/contracts/client-services/reviews';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Words } from '../../ui/words.tsx';
import { useReviewsOf } from './use-person.ts';

type Reviewed = Pick<PersonCard, 'id' | 'rating' | 'reviewCount'>;

/** What clients wrote of somebody's work, newest first. */
export function PersonReviews({ person }: { person: Reviewed }) {
  return (
    <section aria-label="Reviews">
      <Stack gap="sm">
        <Words as="h3" isStrong>
          {reviewsTitle(person)}
        </Words>
        <ReviewRows professionalId={person.id} />
      </Stack>
    </section>
  );
}

export function ReviewRows({ professionalId }: { professionalId: string }) {
  const list = useReviewsOf(professionalId);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading reviews" />;
  if (items.length === 0) return <Words tone="soft">No reviews yet.</Words>;
  return (
    <>
      <Rows label="Reviews">
        {items.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more reviews" />
    </>
  );
}

function Review({ review }: { review: PublicReview }) {
  return (
    <ListRow
      titleLook="plain"
      title={<Stars rating={review.rating} />}
      details={
        <>
          {review.clientFirstName} · <DateText moment={review.createdAt} />
        </>
      }
      note={review.comment && <LongText>{review.comment}</LongText>}
    />
  );
}

export function reviewsTitle({ rating, reviewCount }: Reviewed): string {
  if (rating === null) return 'Reviews';
  const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  return `Reviews: ${rating.toFixed(1)} of 5 stars, ${count}`;
}
