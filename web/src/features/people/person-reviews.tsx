import { evidenceText } from '@sidework/contracts/client-services/agreements';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import type { PublicReview } from '@sidework/contracts/client-services/reviews';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Photos } from '../../ui/figures/photos.tsx';
import { RatingBars } from '../../ui/figures/rating-bars.tsx';
import { Stars } from '../../ui/figures/stars.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { ReportReview } from './report-review.tsx';
import { useRatingsOf, useReviewsOf } from './use-person.ts';

type Reviewed = Pick<PersonCard, 'id' | 'rating' | 'reviewCount'>;

/** The newest comes first. */
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

/** So many reviews are shown until the reader asks for more. */
const handful = 5;

export function ReviewRows({ professionalId }: { professionalId: string }) {
  const list = useReviewsOf(professionalId);
  const [isWhole, setWhole] = useState(false);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={2} label="Loading reviews" />;
  if (items.length === 0)
    return (
      <Words tone="soft">No reviews yet. A client can write one once work is completed.</Words>
    );
  return (
    <Stack gap="sm">
      <Rows label="Reviews">
        {items.slice(0, isWhole ? undefined : handful).map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Rows>
      {isWhole || items.length <= handful ? (
        <LoadMore list={list} label="Load more reviews" />
      ) : (
        <Row>
          <PlainButton variant="default" onClick={() => setWhole(true)}>
            Show more reviews
          </PlainButton>
        </Row>
      )}
    </Stack>
  );
}

function Review({ review }: { review: PublicReview }) {
  const isSignedIn = Boolean(useSession());
  return (
    <ListRow
      titleLook="plain"
      action={isSignedIn && <ReportReview review={review} />}
      title={<Stars rating={review.rating} />}
      details={
        <>
          {review.clientFirstName} · <DateText moment={review.createdAt} /> ·{' '}
          {evidenceText[review.evidence]}
        </>
      }
      note={
        (review.phrases.length > 0 ||
          review.comment ||
          review.reply ||
          review.imageUrls.length > 0) && (
          <>
            {review.phrases.map((phrase) => reviewPhrases[phrase]).join(' · ')}
            {review.comment && <LongText>{review.comment}</LongText>}
            <Photos title={`the review by ${review.clientFirstName}`} urls={review.imageUrls} />
            {review.reply && <LongText>{`Answer: ${review.reply}`}</LongText>}
          </>
        )
      }
    />
  );
}

/** How many reviews of a person give which rating. Shows nothing until the counts are loaded. */
export function ReviewRatings({ person: { id, rating, reviewCount } }: { person: Reviewed }) {
  const { data } = useRatingsOf(id);
  if (!data || rating === null) return null;
  return (
    <Card
      title={`${rating.toFixed(1)} of 5 stars`}
      aside={reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
    >
      <RatingBars ratings={data.ratings} />
    </Card>
  );
}

function reviewsTitle({ rating, reviewCount }: Reviewed): string {
  if (rating === null) return 'Reviews';
  const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  return `Reviews: ${rating.toFixed(1)} of 5 stars, ${count}`;
}
