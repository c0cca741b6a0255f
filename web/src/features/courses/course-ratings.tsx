import {
  type CourseRatingView,
  listRatings,
} from '@sidework/contracts/education-events/course-ratings';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { ratingPhrases } from '@sidework/contracts/education-events/rating-phrases';
import { usePages } from '../../lib/api.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stars } from '../../ui/figures/stars.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** The ratings of a course by those who finished it. */
export function CourseRatings({ course }: { course: CourseDetail }) {
  if (!course.rating) return null;
  const { average, count } = course.rating;
  return (
    <Section title="Ratings">
      <p>
        {average.toFixed(1)} of 5 stars, by {count} {count === 1 ? 'learner' : 'learners'} who
        finished it
      </p>
      <RatingRows courseId={course.id} />
    </Section>
  );
}

function RatingRows({ courseId }: { courseId: number }) {
  const list = usePages(listRatings, { params: { courseId } });
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return null;
  return (
    <>
      <Rows label="Ratings">
        {list.items.map((rating) => (
          <RatingRow key={rating.id} rating={rating} />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more ratings" />
    </>
  );
}

const RatingRow = ({ rating }: { rating: CourseRatingView }) => (
  <ListRow
    title={rating.learnerName}
    details={rating.phrases.map((phrase) => ratingPhrases[phrase]).join(' · ')}
    chip={<Stars rating={rating.rating} />}
    amount={<DateText moment={rating.ratedAt} />}
  />
);
