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
import type { ReactNode } from 'react';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Words } from '../../ui/words.tsx';
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
      <Part title="Description">
        <LongText>{draft.description}</LongText>
        {draft.fullDescription && <LongText>{draft.fullDescription}</LongText>}
      </Part>
      <Part title="Terms">
        <FactGrid>
          <Fact name="Category">{courseCategoryLabel(draft.category)}</Fact>
          <Fact name="Type">{courseTypeLabel(draft.type)}</Fact>
          <Fact name="Format">{courseFormatLabel(draft.format)}</Fact>
          <Fact name="Hours">{draft.durationHours}</Fact>
          <Fact name="Credits">{draft.credits}</Fact>
          <Fact name="Price">{priceLabel(draft.priceCents)}</Fact>
          <Fact name="Young people">{draft.allowsKids ? 'Welcome' : 'Not open to them'}</Fact>
        </FactGrid>
      </Part>
      <Part title="Lessons">
        <Lessons draft={draft} />
      </Part>
      {draft.questions.length > 0 && (
        <Part title="Quiz">
          <Quiz draft={draft} />
        </Part>
      )}
      <Part title="Files">
        <ReviewedFiles submission={submission} linkFile={reviews.linkFile} />
      </Part>
      <ReviewActions submission={submission} reviews={reviews} />
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Words as="h4" isStrong>
        {title}
      </Words>
      {children}
    </Stack>
  );
}

const Lessons = ({ draft: { lessons } }: { draft: CourseDraft }) => (
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
);

const Quiz = ({ draft: { questions } }: { draft: CourseDraft }) => (
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
);
