import { priceLabel } from '@sidework/contracts/education-events/course-money';
import {
  courseCategoryLabel,
  courseFormatLabel,
  courseTypeLabel,
} from '@sidework/contracts/education-events/course-options';
import type {
  CourseDraft,
  SubmissionView,
} from '@sidework/contracts/education-events/course-submissions';
import { Facts } from '../../ui/facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewedFiles } from './reviewed-files.tsx';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props {
  submission: SubmissionView;
  reviews: CourseReviews;
}

/** All that an educator handed in, and the decision. */
export function ReviewedCourse({ submission, reviews }: Props) {
  const { draft } = submission;
  return (
    <Stack gap="lg">
      <LongText>{draft.description}</LongText>
      {draft.fullDescription && <LongText>{draft.fullDescription}</LongText>}
      <Facts
        facts={[
          { label: 'Category', value: courseCategoryLabel(draft.category) },
          { label: 'Type', value: courseTypeLabel(draft.type) },
          { label: 'Format', value: courseFormatLabel(draft.format) },
          { label: 'Hours and credits', value: `${draft.durationHours} · ${draft.credits}` },
          { label: 'Price', value: priceLabel(draft.priceCents) },
          { label: 'Young people', value: draft.allowsKids ? 'Welcome' : 'Not open to them' },
        ]}
      />
      <LessonsAndQuiz draft={draft} />
      <ReviewedFiles submission={submission} linkFile={reviews.linkFile} />
      <ReviewActions submission={submission} reviews={reviews} />
    </Stack>
  );
}

const LessonsAndQuiz = ({ draft: { lessons, questions } }: { draft: CourseDraft }) => (
  <>
    <ol aria-label="Lessons">
      {lessons.map(({ title, kind, content, videoUrl }) => (
        <li key={title}>
          <strong>{title}</strong> ({kind}){content && <LongText>{content}</LongText>}
          {videoUrl && (
            <a href={videoUrl} target="_blank" rel="noopener noreferrer">
              {videoUrl}
            </a>
          )}
        </li>
      ))}
    </ol>
    {questions.length > 0 && (
      <ol aria-label="Quiz">
        {questions.map(({ question, choices, answer }) => (
          <li key={question}>
            <strong>{question}</strong>
            <ul>
              {choices.map((choice, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
                <li key={place}>
                  {choice}
                  {place === answer && ' (right)'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    )}
  </>
);
