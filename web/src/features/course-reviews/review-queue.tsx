import { priceLabel } from '@sidework/contracts/education-events/course-money';
import {
  courseCategoryLabel,
  courseTypeLabel,
} from '@sidework/contracts/education-events/course-options';
import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { reviewClock } from './review-clock.ts';
import { ReviewedCourse } from './reviewed-course.tsx';
import { useCourseReviews } from './use-course-reviews.ts';

/** The courses that wait for staff, the longest waiting first. */
export function ReviewQueue() {
  const reviews = useCourseReviews();
  const { items, error } = reviews;
  const [open, setOpen] = useState<string>();
  if (error && !items) return <ErrorNotice error={error} onRetry={() => reviews.mutate()} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading the courses" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="lesson"
        title="No course waits"
        text="Courses that educators submit show up here until you approve or reject them."
      />
    );
  return (
    <>
      <Rows label="Courses to review">
        {items.map((submission) => {
          const { text, meaning } = reviewClock(submission, serverNow());
          return (
            <OpeningRow
              key={submission.id}
              title={submission.draft.title}
              details={detailsOf(submission)}
              chip={<Chip meaning={meaning}>{text}</Chip>}
              isOpen={open === submission.id}
              onToggle={() => setOpen(open === submission.id ? undefined : submission.id)}
            >
              <ReviewedCourse submission={submission} reviews={reviews} />
            </OpeningRow>
          );
        })}
      </Rows>
      <LoadMore list={reviews} label="Load more courses" />
    </>
  );
}

const detailsOf = ({ educatorName, status, draft }: SubmissionView) =>
  [
    educatorName,
    status === 'in_review' ? 'In review' : 'Submitted',
    courseCategoryLabel(draft.category),
    courseTypeLabel(draft.type),
    `${draft.durationHours} h`,
    priceLabel(draft.priceCents),
  ].join(' · ');
